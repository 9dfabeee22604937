import pLimit from 'p-limit';
import { ProblemError } from '../problem.error';

interface Limits {
  concurrency: number;
  /** Maximum number of waiting jobs; the next one is rejected immediately. */
  waiting: number;
}

/** A reserved place in the queue. */
export interface HashingPlace {
  release: () => void;
}

/**
 * Bounded queue: otherwise, a thousand concurrent sign-ins would slow each other down (security F8). Rejects with 429
 * and a Retry-After when full.
 */
export class HashingQueue {
  private readonly limit;
  private taken = 0;

  constructor(private readonly limits: Limits) {
    this.limit = pLimit(limits.concurrency);
  }

  get waiting(): number {
    return this.limit.pendingCount;
  }

  /**
   * Reserves a place before the job starts, so that a sign-in attempt rejected by a full queue is not counted.
   * @throws ProblemError throttled when the queue is full
   */
  reserve(): HashingPlace {
    const { concurrency, waiting } = this.limits;
    if (this.taken >= concurrency + waiting) throw new ProblemError('throttled', undefined, { retry_after: 2 });
    this.taken += 1;
    let held = true;
    const release = (): void => {
      if (held) this.taken -= 1;
      held = false;
    };
    return { release };
  }

  /** @param place reserved earlier; reserved now if omitted */
  async run<T>(work: () => Promise<T>, place?: HashingPlace): Promise<T> {
    const own = place ?? this.reserve();
    try {
      return await this.limit(work);
    } finally {
      if (!place) own.release();
    }
  }
}
