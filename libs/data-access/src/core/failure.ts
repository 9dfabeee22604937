import { statusOfProblem, type FieldError, type Problem, type ProblemCode } from '@portal/domain/problem';

/**
 * Why a call failed: the server's problem, `unreachable` when there was no answer that could be read, or `user_changed`
 * when it was not sent because somebody else has signed in since it was made.
 */
export interface Failure {
  /** HTTP status; 0 when nothing answered. */
  status: number;
  code: ProblemCode | 'unreachable' | 'user_changed';
  /** The server's sentence for a person; null when the server gave none. */
  detail: string | null;
  errors: FieldError[];
  /** `already_exists`: the id of what is there. */
  id?: string;
  /** `stale_version`: the version that is there now. */
  version?: number;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
}

/** What became of a request. Of a list, `data` is a `ListPage`. */
export type Result = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };

export const unreachable: Failure = { status: 0, code: 'unreachable', detail: null, errors: [] };

export const userChanged: Failure = { status: 0, code: 'user_changed', detail: null, errors: [] };

/** Reads an error answer; a gateway's HTML page counts as unreachable, with its status kept. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): Failure {
  const wait = Number(retryAfter ?? Number.NaN);
  const hint = Number.isFinite(wait) && retryAfter ? { retryAfter: wait } : {};
  if (!isProblem(body)) return { ...unreachable, status, ...hint };
  return {
    status,
    code: body.code,
    detail: body.detail,
    errors: body.errors ?? [],
    ...(body.id === undefined ? {} : { id: body.id }),
    ...(body.version === undefined ? {} : { version: body.version }),
    ...hint,
  };
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('detail' in body)) return false;
  return typeof body.code === 'string' && body.code in statusOfProblem && typeof body.detail === 'string';
}

/** The failure behind the error of a query or mutation; null when there is none, or it is none of a call's. */
export function problemOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null;
  return 'status' in error && 'code' in error && 'errors' in error ? (error as Failure) : null;
}

/** The server's sentence, or else ours. */
export const detailOr = (error: unknown, fallback: string): string => problemOf(error)?.detail ?? fallback;

/**
 * Notes a failure the person is not told about, where browsers keep their errors. Only what failed and how: never what
 * was sent. A call that nobody answered the browser has noted itself, and being offline is no error.
 */
export function report(what: string, error: unknown): void {
  const failure = problemOf(error);
  if (failure?.code === 'unreachable') return;
  globalThis.reportError(new Error(`${what}: ${failure ? `${failure.code} (${failure.status})` : 'failed'}`));
}
