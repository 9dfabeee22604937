import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same bytes once per client and category, whoever else sends them at the same moment; and `failed` instead of `error`. */
export class RefuseDuplicateDocuments implements MigrationInterface {
  readonly name = 'RefuseDuplicateDocuments1763683200019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(statesChanged('error', 'failed'));
    await runner.query('CREATE UNIQUE INDEX documents_once ON documents (user_id, document_type, sha256)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX documents_once');
    await runner.query(statesChanged('failed', 'error'));
  }
}

const statesChanged = (from: string, to: string): string => `
  ALTER TABLE documents DROP CONSTRAINT documents_scan_state_check;
  UPDATE documents SET scan_state = '${to}' WHERE scan_state = '${from}';
  ALTER TABLE documents ADD CONSTRAINT documents_scan_state_check
    CHECK (scan_state IN ('pending', 'clean', 'infected', '${to}', 'not_scanned'));
  DROP INDEX documents_to_scan;
  CREATE INDEX documents_to_scan ON documents (uploaded_at) WHERE scan_state IN ('pending', '${to}', 'not_scanned')`;
