import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RateLimiter } from './rate-limiter';

const minute = 60_000;
/** Number of batches that a minute's allowance is divided into. */
const parts = 30;

/**
 * Counts writes across all replicas without querying the shared store each time: a replica reserves a batch and spends
 * it locally. Unused allowance expires after ten seconds, so the limit holds for any number of replicas.
 */
@Injectable()
export class WriteLimiter {
  private readonly left = new LRUCache<string, number>({ max: 20_000, ttl: 10_000 });
  private readonly pending = new Map<string, Promise<void>>();

  constructor(private readonly limiter: RateLimiter) {}

  /** Throws 429 with a Retry-After. */
  async consume(key: string, perMinute: number): Promise<void> {
    while (!this.take(key)) {
      // Concurrent callers wait for the same batch.
      const pending = this.pending.get(key) ?? this.ask(key, perMinute).finally(() => this.pending.delete(key));
      this.pending.set(key, pending);
      await pending;
    }
  }

  private take(key: string): boolean {
    const left = this.left.get(key) ?? 0;
    if (left > 0) this.left.set(key, left - 1, { noUpdateTTL: true });
    return left > 0;
  }

  private async ask(key: string, perMinute: number): Promise<void> {
    const part = Math.max(1, Math.floor(perMinute / parts));
    const limit = Math.ceil(perMinute / part);
    await this.limiter.consume(key, { limit, window: minute, wait: minute / 6, longestWait: minute });
    this.left.set(key, part);
  }
}
