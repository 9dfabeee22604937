import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched = `(lower(first_name || ' ' || last_name || ' ' || email))`;

/** Search inside names, by trigrams where the database offers them; without, the same search reads every row. */
export class IndexUsersByName implements MigrationInterface {
  readonly name = 'IndexUsersByName1763683200016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
          CREATE INDEX users_by_any_name ON users USING gin (${searched} gin_trgm_ops);
        END IF;
      EXCEPTION WHEN insufficient_privilege THEN NULL;
      END $$`);
  }

  /** The extension stays: it may have been there before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS users_by_any_name');
  }
}
