import { statusOfProblem, type FieldError, type Problem, type ProblemCode } from '@portal/domain/problem';

/**
 * Why a call failed: the server's problem, `unreachable` when there was no readable answer, or `user_changed` when it
 * was not sent because another user has signed in since.
 */
export interface Failure {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: ProblemCode | 'unreachable' | 'user_changed';
  /** The server's message for the user; null when it gave none. */
  detail: string | null;
  errors: FieldError[];
  /** `already_exists`: id of the existing record. */
  id?: string;
  /** `stale_version`: the current version. */
  version?: number;
  /** Seconds to wait before a retry. */
  retryAfter?: number;
}

/** Outcome of a request. For a list, `data` is a `ListPage`. */
export type Result = { data: unknown; error?: undefined } | { data?: undefined; error: Failure };

export const unreachable: Failure = { status: 0, code: 'unreachable', detail: null, errors: [] };

export const userChanged: Failure = { status: 0, code: 'user_changed', detail: null, errors: [] };

/** Parses an error response; a gateway's HTML page counts as unreachable and keeps its status. */
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

/**
 * Returns the failure behind the error of a query or mutation; null when there is none or it does not come from a call.
 */
export function problemOf(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null) return null;
  return 'status' in error && 'code' in error && 'errors' in error ? (error as Failure) : null;
}

/** Returns the server's message, or else the fallback. */
export const detailOr = (error: unknown, fallback: string): string => problemOf(error)?.detail ?? fallback;

/**
 * Reports a failure that the user does not see to the browser's error log: only what failed and how, never what was
 * sent. Skips unreachable servers: the browser has logged those itself, and being offline is no error.
 */
export function report(what: string, error: unknown): void {
  const failure = problemOf(error);
  if (failure?.code === 'unreachable') return;
  globalThis.reportError(new Error(`${what}: ${failure ? `${failure.code} (${failure.status})` : 'failed'}`));
}
