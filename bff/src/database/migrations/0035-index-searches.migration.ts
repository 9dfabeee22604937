import type { MigrationInterface, QueryRunner } from 'typeorm';

const isClient = `role = 'client' AND deleted_at IS NULL`;

/** What is searched for in lists that grow with the office: found in the order of an index, so that a page of very many needs few rows. */
export class IndexSearches implements MigrationInterface {
  readonly name = 'IndexSearches1763683200035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX users_clients_by_last_name ON users ((lower(last_name) COLLATE "C"), last_name, first_name, id) WHERE ${isClient};
      CREATE INDEX users_clients_by_first_name ON users ((lower(first_name) COLLATE "C")) WHERE ${isClient};
      CREATE INDEX documents_by_filename ON documents (filename, id);
      CREATE INDEX documents_by_type ON documents (document_type, id);
      CREATE INDEX documents_by_end_of_client ON documents (reverse(user_id::text) text_pattern_ops);
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX documents_by_any_filename ON documents USING gin (lower(filename) gin_trgm_ops);
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX documents_by_end_of_client, documents_by_type, documents_by_filename, users_clients_by_first_name, users_clients_by_last_name;
      DROP INDEX IF EXISTS documents_by_any_filename`);
  }
}
