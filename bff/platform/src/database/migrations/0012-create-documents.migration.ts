import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, oneOf } from './columns';

const documentTypes = ['w2', 'w4', '1099', 'receipts', 'id_verification', 'selfie', 'other'];

/** Document metadata; the bytes are stored encrypted in the document store under a random key, never here. */
export class CreateDocuments implements MigrationInterface {
  readonly name = 'CreateDocuments1763683200012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE documents (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL CHECK (tax_year BETWEEN 2000 AND 2100),
        ${line('filename', 300, 'NOT NULL')},
        ${oneOf('document_type', documentTypes)},
        ${line('content_type', 120, 'NOT NULL')},
        size bigint NOT NULL CHECK (size BETWEEN 0 AND 15728640),
        sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
        storage_key text NOT NULL UNIQUE,
        ${oneOf('scan_state', ['pending', 'clean', 'infected', 'failed', 'not_scanned'])},
        scanned_at timestamptz,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX documents_of_user_newest ON documents (user_id, uploaded_at DESC, id DESC);
      CREATE INDEX documents_newest ON documents (uploaded_at DESC, id DESC);
      CREATE INDEX documents_to_scan ON documents (uploaded_at) WHERE scan_state IN ('pending', 'failed', 'not_scanned');
      -- The same bytes once per client and category, whoever else sends them at the same moment.
      CREATE UNIQUE INDEX documents_once ON documents (user_id, document_type, sha256);
      -- What the office searches and orders by, so that a page of very many needs few rows.
      CREATE INDEX documents_by_filename ON documents (filename, id);
      CREATE INDEX documents_by_type ON documents (document_type, id);
      CREATE INDEX documents_by_end_of_client ON documents (reverse(user_id::text) text_pattern_ops);
      ${grant('documents', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE documents');
  }
}
