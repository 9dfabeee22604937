import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same file may belong to two seasons, such as an ID that clients send every year. */
export class AllowDocumentsOnceASeason implements MigrationInterface {
  readonly name = 'AllowDocumentsOnceASeason1764374400064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX documents_once;
      CREATE UNIQUE INDEX documents_once ON documents (user_id, tax_year, document_type, sha256)
        WHERE deleted_at IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX documents_once;
      CREATE UNIQUE INDEX documents_once ON documents (user_id, document_type, sha256) WHERE deleted_at IS NULL;`);
  }
}
