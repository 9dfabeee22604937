import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digest of an upload's name, fields and bytes: known only after reading it, unlike `body_hash`. */
export class DigestWholeUploads implements MigrationInterface {
  readonly name = 'DigestWholeUploads1763683200040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys ADD COLUMN content_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN content_hash');
  }
}
