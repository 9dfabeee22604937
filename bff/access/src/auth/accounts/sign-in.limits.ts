import type { RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Ten attempts, then waits that double up to an hour: fewer than fifty guesses a day (security A07, A08; NIST 800-63B
 * allows a hundred). A known browser has ten attempts of its own.
 */
export const signInsPerAccount: RateLimit = {
  limit: 10,
  window: day,
  wait: minute,
  longestWait: 60 * minute,
};

/**
 * A slower limit over days, because a four-digit PIN can be guessed with patience: after thirty wrong attempts in
 * thirty days, one attempt per hour, later one per day. Trying ten thousand PINs takes more than ten years. A
 * successful sign-in does not reset it, because the owner signs in every day.
 */
export const signInsOverDays: RateLimit = { limit: 30, window: 30 * day, wait: 60 * minute, longestWait: day };

/** Generous, because everyone in an office shares one IP address; successful sign-ins are not counted. */
export const signInsPerAddress: RateLimit = {
  limit: 50,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};

/** Accounts created from one IP address (security A17). */
export const registrationsPerAddress: RateLimit = {
  limit: 20,
  window: minute,
  wait: minute,
  longestWait: 10 * minute,
};
