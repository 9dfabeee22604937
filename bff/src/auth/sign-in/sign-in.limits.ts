import type { RateLimit } from '../../platform/rate-limit/rate-limiter';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Ten attempts, then waits that double up to an hour: a day of guessing is less than fifty (security A07, A08; NIST 800-63B
 * allows a hundred). A known browser has its own ten.
 */
export const signInsPerAccount: RateLimit = {
  limit: 10,
  window: day,
  wait: minute,
  longestWait: 60 * minute,
};

/**
 * Over days it takes longer still, or four digits would be found by patience: after thirty wrong tries in thirty days one an hour, and
 * soon one a day. Ten thousand PINs take more than ten years. Not forgotten at a sign-in, which the owner makes every morning.
 */
export const signInsOverDays: RateLimit = { limit: 30, window: 30 * day, wait: 60 * minute, longestWait: day };

/** An office behind one address has many people; only failures stay counted. */
export const signInsPerAddress: RateLimit = {
  limit: 50,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};

/** Accounts made from one address (security A17). */
export const registrationsPerAddress: RateLimit = {
  limit: 20,
  window: minute,
  wait: minute,
  longestWait: 10 * minute,
};
