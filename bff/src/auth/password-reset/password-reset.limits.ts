import type { RateLimit } from '../../platform/rate-limit/rate-limiter';

const minute = 60_000;

/** Links asked for one account, there or not: nobody fills a stranger's mailbox. */
export const resetsPerAccount: RateLimit = {
  limit: 3,
  window: 60 * minute,
  wait: 10 * minute,
  longestWait: 60 * minute,
};

/** An office behind one address has many people. */
export const resetsPerAddress: RateLimit = {
  limit: 20,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};

/** Links asked for that wait for their turn; each takes a few statements. */
export const waitingRequests = 500;
