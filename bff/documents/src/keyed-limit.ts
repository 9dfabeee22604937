import pLimit, { type LimitFunction } from 'p-limit';

/** Limits concurrency per key; idle keys use no memory. */
export class KeyedLimit {
  private readonly limits = new Map<string, LimitFunction>();

  constructor(private readonly concurrency: number) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const limit = this.limits.get(key) ?? pLimit(this.concurrency);
    this.limits.set(key, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.limits.delete(key);
    }
  }
}
