import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RateLimitEntity } from './rate-limit.entity';
import type { RateLimit } from './rate-limiter';

/**
 * Counts in one statement, so that concurrent attempts are all counted. While the key is blocked, nothing is updated
 * and no row is returned. Raw SQL, because the query builder cannot compute the values of an upsert.
 */
const countAttempt = `
  INSERT INTO rate_limits AS bucket (key, attempts, window_ends_at, blocked_until)
  VALUES ($1, 1, now() + $3 * interval '1 ms', CASE WHEN $2 <= 1 THEN now() + $4 * interval '1 ms' END)
  ON CONFLICT (key) DO UPDATE SET
    attempts = CASE WHEN bucket.window_ends_at <= now() THEN 1 ELSE bucket.attempts + 1 END,
    window_ends_at = CASE WHEN bucket.window_ends_at <= now() THEN excluded.window_ends_at ELSE bucket.window_ends_at END,
    blocked_until = CASE WHEN bucket.window_ends_at > now() AND bucket.attempts + 1 >= $2
      THEN now() + least($5, $4 * power(2, least(bucket.attempts + 1 - $2, 30))) * interval '1 ms' END
  WHERE bucket.blocked_until IS NULL OR bucket.blocked_until <= now()
  RETURNING attempts`;

@Injectable()
export class RateLimitsRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns the number of attempts in the window; undefined while the key is blocked */
  async countAttempt(key: string, { limit, window, wait, longestWait }: RateLimit): Promise<number | undefined> {
    const parameters = [key, limit, window, wait, longestWait];
    const [counted] = await this.database.query<{ attempts: number }[]>(countAttempt, parameters);
    return counted?.attempts;
  }

  /** Returns the seconds until the key is unblocked, at least 1. */
  async secondsLeft(key: string): Promise<number> {
    const left = await this.database
      .createQueryBuilder(RateLimitEntity, 'bucket')
      .select('ceil(extract(epoch FROM bucket.blocked_until - now()))::int', 'seconds')
      .where({ key })
      .getRawOne<{ seconds: number | null }>();
    return Math.max(1, left?.seconds ?? 1);
  }

  async refund(key: string): Promise<void> {
    const attempts = () => 'greatest(attempts - 1, 0)';
    await this.database.manager.update(RateLimitEntity, { key }, { attempts, blocked_until: null });
  }

  async delete(key: string): Promise<void> {
    await this.database.manager.delete(RateLimitEntity, { key });
  }

  async deleteExpired(): Promise<void> {
    const expired = 'window_ends_at < now() AND (blocked_until IS NULL OR blocked_until < now())';
    await this.database.createQueryBuilder().delete().from(RateLimitEntity).where(expired).execute();
  }
}
