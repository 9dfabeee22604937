/** How often something may be attempted. Durations in milliseconds. */
export interface RateLimit {
  /** Attempts within a window before waiting begins. */
  limit: number;
  window: number;
  /** The first wait; each further attempt doubles it. */
  wait: number;
  longestWait: number;
}

/** Counts attempts by key, for all replicas together. */
export abstract class RateLimiter {
  /**
   * Counts one attempt. Throws 429 with the time to wait when there were too many; refused ones do not count.
   * @returns how many there were in the window, this one included
   */
  abstract consume(key: string, limit: RateLimit): Promise<number>;
  /** That attempt was a good one and shall not count. */
  abstract refund(key: string): Promise<void>;
  /** No attempt counts any more. */
  abstract reset(key: string): Promise<void>;
}
