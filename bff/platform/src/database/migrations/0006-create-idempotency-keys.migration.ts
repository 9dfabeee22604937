import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line } from './columns';

/** `response` is encrypted, because it may contain data meant only for the caller. */
export class CreateIdempotencyKeys implements MigrationInterface {
  readonly name = 'CreateIdempotencyKeys1763683200006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        owner text NOT NULL,
        ${line('key', 255, 'NOT NULL')},
        endpoint text NOT NULL,
        body_hash bytea NOT NULL,
        status smallint,
        response bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (owner, key, endpoint)
      );
      CREATE INDEX idempotency_keys_to_sweep ON idempotency_keys (expires_at);
      ${grant('idempotency_keys', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
