import type { RateLimit } from '../../platform/rate-limit/rate-limiter';

const minute = 60_000;

/** Links requested per account, existing or not, so that a stranger's mailbox cannot be flooded. */
export const resetsPerAccount: RateLimit = {
  limit: 3,
  window: 60 * minute,
  wait: 10 * minute,
  longestWait: 60 * minute,
};

/** Generous, because all of an office's people share one IP address. */
export const resetsPerAddress: RateLimit = {
  limit: 20,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};

/** Maximum queued requests; each takes a few statements. */
export const waitingRequests = 500;
