import type { RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';

const minute = 60_000;

/** Limit per address, so that no mailbox can be flooded with links. */
export const verificationsPerAccount: RateLimit = {
  limit: 3,
  window: 60 * minute,
  wait: 10 * minute,
  longestWait: 60 * minute,
};

/** Generous, because everyone in an office shares one IP address. */
export const verificationsPerAddress: RateLimit = {
  limit: 20,
  window: 10 * minute,
  wait: minute,
  longestWait: 10 * minute,
};
