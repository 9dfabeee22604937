import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** Password reset links: each works once and is stored only as a hash. */
export class CreatePasswordResets implements MigrationInterface {
  readonly name = 'CreatePasswordResets1763683200004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        requested_by uuid REFERENCES users,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_resets_of_user ON password_resets (user_id);
      CREATE INDEX password_resets_to_sweep ON password_resets (expires_at);
      ${grant('password_resets', 'SELECT', 'INSERT', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_resets');
  }
}
