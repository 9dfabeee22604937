import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics';
import { ProblemError } from '../problem.error';
import { RateLimitsRepository } from './rate-limits.repository';
import { RateLimiter, type RateLimit } from './rate-limiter';

/** Uses PostgreSQL as the shared store; another store, such as Redis, would be another class. */
@Injectable()
export class DatabaseRateLimiter extends RateLimiter {
  constructor(
    private readonly buckets: RateLimitsRepository,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async consume(key: string, limit: RateLimit): Promise<number> {
    const attempts = await this.buckets.countAttempt(key, limit);
    if (attempts !== undefined) return attempts;
    this.metrics.throttled(key.slice(0, key.indexOf(':')));
    throw new ProblemError('throttled', undefined, { retry_after: await this.buckets.secondsLeft(key) });
  }

  refund(key: string): Promise<void> {
    return this.buckets.refund(key);
  }

  reset(key: string): Promise<void> {
    return this.buckets.delete(key);
  }
}
