import { statusOfProblem, type FieldError, type ProblemCode } from '@portal/domain/problem';
import { problemWords } from '@portal/domain/problem.words';

/** What else a problem may tell. */
export interface ProblemFacts {
  errors?: FieldError[];
  /** `already_exists`: the id of what is there. */
  id?: string;
  /** `stale_version`: the version that is there now. */
  version?: number;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retry_after?: number;
}

/** The one kind of error a service throws at its caller; the problem filter turns it into the answer. */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly detail: string = problemWords.details[code],
    readonly facts: ProblemFacts = {},
  ) {
    super(`${code}: ${detail}`);
    this.name = 'ProblemError';
    this.status = statusOfProblem[code];
  }
}
