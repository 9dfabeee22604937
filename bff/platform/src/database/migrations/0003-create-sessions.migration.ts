import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line } from './columns';

/** Sessions are stored in the database, so that replicas are stateless. */
export class CreateSessions implements MigrationInterface {
  readonly name = 'CreateSessions1763683200003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        known_device_id uuid REFERENCES known_devices ON DELETE SET NULL,
        address text,
        ${line('user_agent', 500)},
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text
      );
      CREATE INDEX sessions_of_user ON sessions (user_id) WHERE ended_at IS NULL;
      CREATE INDEX sessions_to_sweep ON sessions (expires_at);
      CREATE TABLE refresh_tokens (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        replaced_by uuid
      );
      CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
      ${grant('sessions', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('refresh_tokens', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refresh_tokens, sessions');
  }
}
