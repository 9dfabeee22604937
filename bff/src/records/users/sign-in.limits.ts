import type { ThrottlePolicy } from '../../platform/throttle/throttle';

const minute = 60_000;

/**
 * Ten tries, then waits that double up to an hour: a day of guessing is less than fifty tries (security A07, A08; NIST 800-63B
 * allows a hundred). A known browser has its own ten.
 */
export const triesOfAccount: ThrottlePolicy = {
  limit: 10,
  window: 24 * 60 * minute,
  wait: minute,
  longestWait: 60 * minute,
};

/** An office behind one address has many people; only failures stay counted. */
export const triesOfAddress: ThrottlePolicy = {
  limit: 50,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};

/** Accounts made from one address (security A17). */
export const registrationsOfAddress: ThrottlePolicy = {
  limit: 20,
  window: minute,
  wait: minute,
  longestWait: 10 * minute,
};
