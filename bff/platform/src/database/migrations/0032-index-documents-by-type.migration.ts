import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the newest documents of a type among all clients without reading every document of that type. */
export class IndexDocumentsByType implements MigrationInterface {
  readonly name = 'IndexDocumentsByType1763683200032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX documents_newest_of_type ON documents (document_type, uploaded_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX documents_newest_of_type');
  }
}
