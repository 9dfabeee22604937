import type { RateLimit } from '../../platform/rate-limit/rate-limiter';

const minute = 60_000;

/**
 * Ten attempts, then waits that double up to an hour: a day of guessing is less than fifty (security A07, A08; NIST 800-63B
 * allows a hundred). A known browser has its own ten.
 */
export const signInsPerAccount: RateLimit = {
  limit: 10,
  window: 24 * 60 * minute,
  wait: minute,
  longestWait: 60 * minute,
};

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
