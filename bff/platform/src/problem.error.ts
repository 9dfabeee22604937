import type { Message } from '@portal/domain/i18n/message';
import { statusOfProblem, type ProblemCode } from '@portal/domain/problem';
import { problemDetail } from '@portal/domain/problem-detail';
import type { ProblemFacts } from '@portal/server/problem';

/** The only kind of error that services throw on purpose; the problem filter turns it into the response. */
export class ProblemError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly detail: Message = problemDetail(code),
    readonly facts: Omit<ProblemFacts, 'detail'> = {},
  ) {
    super(`${code}: ${detail.id}`);
    this.name = 'ProblemError';
    this.status = statusOfProblem[code];
  }
}
