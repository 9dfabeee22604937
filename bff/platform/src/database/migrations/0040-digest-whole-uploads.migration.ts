import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Digest of an upload's name, fields and bytes. Unlike `body_hash`, it is known only after reading the upload. */
export class DigestWholeUploads implements MigrationInterface {
  readonly name = 'DigestWholeUploads1763683200040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys ADD COLUMN content_hash bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_keys DROP COLUMN content_hash');
  }
}
