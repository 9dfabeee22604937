import { statusOfProblem, type FieldError, type Problem, type ProblemCode } from '@portal/domain/problem';

/**
 * Reason for a failed request: the server's problem, `unreachable` without a readable response, or `user_changed` when
 * the request was not sent because another user has signed in since.
 */
export interface Failure {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ProblemCode | 'unreachable' | 'user_changed';
  /** The server's message for the user; null if there is none. */
  detail: string | null;
  errors: FieldError[];
  /** `already_exists`: id of the existing record. */
  id?: string;
  /** `stale_version`: the current version. */
  version?: number;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** Result of a request. For a list, `data` is a `ListPage`. */
export type Result = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };

export const unreachable: Failure = { status: 0, code: 'unreachable', detail: null, errors: [] };

export const userChanged: Failure = { status: 0, code: 'user_changed', detail: null, errors: [] };

/** Parses an error response. A gateway's HTML page is treated as unreachable, but keeps its status. */
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

/** Returns an RTK Query error as a Failure; null if there is none or it does not come from an API request. */
export function problemOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null;
  return 'status' in error && 'code' in error && 'errors' in error ? (error as Failure) : null;
}

/** Returns the server's message, or else the fallback. */
export const detailOr = (error: unknown, fallback: string): string => problemOf(error)?.detail ?? fallback;

/**
 * Logs a failure that the user does not see to the browser's console: which request failed and how, never the data
 * sent. Skips unreachable servers: the browser logs those itself, and being offline is not an error.
 */
export function report(what: string, error: unknown): void {
  const failure = problemOf(error);
  if (failure?.code === 'unreachable') return;
  globalThis.reportError(new Error(`${what}: ${failure ? `${failure.code} (${failure.status})` : 'failed'}`));
}
