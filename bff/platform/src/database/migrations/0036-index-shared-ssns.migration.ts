import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds SSNs entered by several clients with an index-only scan, without reading or decrypting forms. */
export class IndexSharedSsns implements MigrationInterface {
  readonly name = 'IndexSharedSsns1763683200036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX intake_forms_shared_ssns ON intake_forms (ssn_index, user_id) WHERE ssn_index IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX intake_forms_shared_ssns');
  }
}
