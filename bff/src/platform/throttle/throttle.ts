/** How often something may be tried. Durations in milliseconds. */
export interface ThrottlePolicy {
  /** Tries within a window before waiting begins. */
  limit: number;
  window: number;
  /** The first wait; each further try doubles it. */
  wait: number;
  longestWait: number;
}

/** Counts tries by key, for all replicas together. */
export abstract class Throttle {
  /** Counts one try. Throws 429 with the time to wait when there were too many; refused tries do not count. */
  abstract take(key: string, policy: ThrottlePolicy): Promise<void>;
  /** That try was a good one and shall not count. */
  abstract giveBack(key: string): Promise<void>;
  /** All is well again. */
  abstract forget(key: string): Promise<void>;
}
