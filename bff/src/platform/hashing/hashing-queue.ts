import pLimit from 'p-limit';
import { ProblemError } from '../problem.error';

interface Limits {
  concurrency: number;
  /** How many may wait; the next one is refused at once. */
  waiting: number;
}

/** A place in the queue that is held until it is released. */
export interface HashingPlace {
  release: () => void;
}

/**
 * A bounded queue: a thousand sign-ins at once would otherwise each wait for all the others (security F8). Who finds
 * it full gets 429 and when to come back.
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
   * Takes a place before the work is known, so that whoever counts an attempt does not count one that is refused for lack of room.
   * @throws ProblemError throttled when there is none
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

  /** @param place that is held already; without one, the work takes its own */
  async run<T>(work: () => Promise<T>, place?: HashingPlace): Promise<T> {
    const own = place ?? this.reserve();
    try {
      return await this.limit(work);
    } finally {
      if (!place) own.release();
    }
  }
}
