import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the next scan attempt for a file that could not be scanned; null: immediately. */
export class BackOffScans implements MigrationInterface {
  readonly name = 'BackOffScans1763683200041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents
        ADD COLUMN scan_attempts smallint NOT NULL DEFAULT 0 CHECK (scan_attempts >= 0),
        ADD COLUMN scan_after timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents DROP COLUMN scan_attempts, DROP COLUMN scan_after');
  }
}
