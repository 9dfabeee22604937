import pLimit from 'p-limit';
import { ProblemError } from '../problem.error';

interface Limits {
  concurrency: number;
  /** How many may wait; the next one is refused at once. */
  waiting: number;
}

/**
 * A bounded queue: a thousand sign-ins at once would otherwise each wait for all the others (security F8). Who finds
 * it full gets 429 and when to come back.
 */
export class HashingQueue {
  private readonly limit;

  constructor(private readonly limits: Limits) {
    this.limit = pLimit(limits.concurrency);
  }

  get waiting(): number {
    return this.limit.pendingCount;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { concurrency, waiting } = this.limits;
    const isFull = this.limit.activeCount + this.limit.pendingCount >= concurrency + waiting;
    if (isFull) throw new ProblemError('throttled', undefined, { retry_after: 2 });
    return this.limit(work);
  }
}
