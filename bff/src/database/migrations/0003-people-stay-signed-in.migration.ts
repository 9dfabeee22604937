import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from '../application-role';
import { line } from './columns';

/** Sessions, and what keeps tries and retries within bounds; all of it in the database, so that replicas hold no state. */
export class PeopleStaySignedIn implements MigrationInterface {
  readonly name = 'PeopleStaySignedIn1763683200003';

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

      -- Unlogged: losing the counters in a crash is fine, writing each of them to the log is not.
      CREATE UNLOGGED TABLE throttle_buckets (
        key text PRIMARY KEY,
        hits integer NOT NULL DEFAULT 0,
        window_ends_at timestamptz NOT NULL,
        blocked_until timestamptz
      );
      CREATE INDEX throttle_buckets_to_sweep ON throttle_buckets (window_ends_at);

      -- The answer is sealed: it can hold what only its receiver may see.
      CREATE TABLE idempotency_keys (
        owner text NOT NULL,
        ${line('key', 255, 'NOT NULL')},
        call text NOT NULL,
        body_hash bytea NOT NULL,
        status smallint,
        answer bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (owner, key, call)
      );
      CREATE INDEX idempotency_keys_to_sweep ON idempotency_keys (expires_at);
      ${grant('sessions', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('refresh_tokens', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('throttle_buckets', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}
      ${grant('idempotency_keys', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys, throttle_buckets, refresh_tokens, sessions');
  }
}
