import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** Unlogged: losing the counters in a crash is acceptable, writing each of them to the WAL is not. */
export class CreateRateLimits implements MigrationInterface {
  readonly name = 'CreateRateLimits1763683200005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key text PRIMARY KEY,
        attempts integer NOT NULL DEFAULT 0,
        window_ends_at timestamptz NOT NULL,
        blocked_until timestamptz
      );
      CREATE INDEX rate_limits_to_sweep ON rate_limits (window_ends_at);
      ${grant('rate_limits', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
