/** Limits how often something may be attempted. Durations in milliseconds. */
export interface RateLimit {
  /** Attempts within a window before throttling starts. */
  limit: number;
  window: number;
  /** First delay; doubles with each further attempt. */
  wait: number;
  longestWait: number;
}

/** Counts attempts by key across all replicas. */
export abstract class RateLimiter {
  /**
   * Counts one attempt. Throws 429 with a Retry-After if there were too many; rejected attempts are not counted.
   * @returns the number of attempts in the window, including this one
   */
  abstract consume(key: string, limit: RateLimit): Promise<number>;
  /** Removes one attempt that turned out to be legitimate. */
  abstract refund(key: string): Promise<void>;
  /** Clears all attempts. */
  abstract reset(key: string): Promise<void>;
}
