import { problemOf } from '@portal/data-access/core';
import type { FieldError } from '@portal/domain/problem';

/** Outcome of sending a draft or an outbox entry. */
export type Outcome<Saved> =
  | { saved: Saved }
  /** Temporary failure: unreachable, rate limited or a server error. `retryIn`: delay that the server asked for, ms. */
  | { retry: true; retryIn?: number }
  /** The record was changed elsewhere, or by an earlier attempt whose response was lost. */
  | { conflict: true }
  /** The owner's session has ended, or another user has signed in. */
  | { signedOut: true }
  /** Permanent rejection of this content. */
  | { refused: string; errors: FieldError[] };

export function outcomeOf<Saved>({ data, error }: { data?: Saved; error?: unknown }): Outcome<Saved> {
  if (data) return { saved: data };
  const failure = problemOf(error);
  if (!failure) return { retry: true };
  const { status, code, detail, errors, retryAfter } = failure;
  if (code === 'user_changed' || status === 401) return { signedOut: true };
  if (code === 'unreachable' || status === 429 || status >= 500)
    return { retry: true, ...(retryAfter ? { retryIn: retryAfter * 1000 } : {}) };
  if (code === 'stale_version' || code === 'already_exists' || code === 'already_done') return { conflict: true };
  return { refused: detail ?? '', errors };
}

/** Delays of the first retry and at most, ms. */
const backoff = { first: 2_000, longest: 30_000 };

/** Exponential backoff, less up to half of it as jitter, so that clients do not all retry together after an outage. */
export function retryDelay(failures: number): number {
  const full = Math.min(backoff.first * 2 ** (failures - 1), backoff.longest);
  return full - (Math.random() * full) / 2;
}
