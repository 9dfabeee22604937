import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The expression that `assignment-history.repository.ts` searches. */
const namesOfChange = `(lower(client_name || ' ' || coalesce(from_preparer_name, '') || ' ' || to_preparer_name || ' ' ||
  reassigned_by_name))`;

/**
 * Trigram indexes for searching inside names of people and files, where the extension is available; without it, the
 * same searches scan every row. If the owner may not create the extension, an administrator can.
 */
export class IndexSearches implements MigrationInterface {
  readonly name = 'IndexSearches1763683200029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
          CREATE INDEX users_by_any_name ON users
            USING gin ((lower(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops);
          CREATE INDEX assignment_history_by_any_name ON assignment_history USING gin (${namesOfChange} gin_trgm_ops);
          CREATE INDEX documents_by_any_filename ON documents USING gin (lower(filename) gin_trgm_ops);
        END IF;
      EXCEPTION WHEN insufficient_privilege THEN NULL;
      END $$`);
  }

  /** Keep the extension, which may have existed before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX IF EXISTS users_by_any_name, assignment_history_by_any_name, documents_by_any_filename',
    );
  }
}
