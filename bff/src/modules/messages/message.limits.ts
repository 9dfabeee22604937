import type { RateLimit } from '../../platform/rate-limit/rate-limiter';

const minute = 60_000;

/** Faster than anybody writes to people, for one person. */
export const sendLimit: RateLimit = { limit: 60, window: minute, wait: 10_000, longestWait: 5 * minute };

/** A post goes to many. */
export const postLimit: RateLimit = { limit: 10, window: minute, wait: 30_000, longestWait: 10 * minute };
