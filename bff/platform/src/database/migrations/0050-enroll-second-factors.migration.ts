import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Holds the secret of an authenticator app until its first code confirms it, and when a session's owner last entered
 * their password or a code.
 */
export class EnrollSecondFactors implements MigrationInterface {
  readonly name = 'EnrollSecondFactors1763683200050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN totp_pending_secret bytea;
      ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz NOT NULL DEFAULT now();
      UPDATE sessions SET authenticated_at = created_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions DROP COLUMN authenticated_at;
      ALTER TABLE users DROP COLUMN totp_pending_secret`);
  }
}
