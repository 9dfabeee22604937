import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics';
import { ProblemError } from '../problem.error';
import { Throttle, type ThrottlePolicy } from './throttle';

/**
 * Counts in one statement, so that a thousand parallel tries are a thousand. The update does not happen while the
 * key is blocked: no row comes back, and nothing was counted.
 */
const countTry = `
  INSERT INTO throttle_buckets AS bucket (key, hits, window_ends_at, blocked_until)
  VALUES ($1, 1, now() + $3 * interval '1 ms', CASE WHEN $2 <= 1 THEN now() + $4 * interval '1 ms' END)
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN bucket.window_ends_at <= now() THEN 1 ELSE bucket.hits + 1 END,
    window_ends_at = CASE WHEN bucket.window_ends_at <= now() THEN excluded.window_ends_at ELSE bucket.window_ends_at END,
    blocked_until = CASE WHEN bucket.window_ends_at > now() AND bucket.hits + 1 >= $2
      THEN now() + least($5, $4 * power(2, least(bucket.hits + 1 - $2, 30))) * interval '1 ms' END
  WHERE bucket.blocked_until IS NULL OR bucket.blocked_until <= now()
  RETURNING hits`;

/** The shared store is PostgreSQL; another one (Redis) would be another class here. */
@Injectable()
export class DatabaseThrottle extends Throttle {
  constructor(
    private readonly database: DataSource,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async take(key: string, { limit, window, wait, longestWait }: ThrottlePolicy): Promise<void> {
    const counted: unknown[] = await this.database.query(countTry, [key, limit, window, wait, longestWait]);
    if (counted.length > 0) return;
    this.metrics.throttled(key.slice(0, key.indexOf(':')));
    throw new ProblemError('throttled', undefined, { retry_after: await this.secondsLeft(key) });
  }

  async giveBack(key: string): Promise<void> {
    await this.database.query(
      'UPDATE throttle_buckets SET hits = greatest(hits - 1, 0), blocked_until = NULL WHERE key = $1',
      [key],
    );
  }

  async forget(key: string): Promise<void> {
    await this.database.query('DELETE FROM throttle_buckets WHERE key = $1', [key]);
  }

  private async secondsLeft(key: string): Promise<number> {
    const [row]: { seconds: number | null }[] = await this.database.query(
      'SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds FROM throttle_buckets WHERE key = $1',
      [key],
    );
    return Math.max(1, row?.seconds ?? 1);
  }
}
