import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, oneOf } from './columns';

const documentTypes = ['w2', 'w4', '1099', 'receipts', 'id_verification', 'selfie', 'other'];

/** What is known about a file; its bytes lie encrypted in the document store under a random key, never here. */
export class CreateDocuments implements MigrationInterface {
  readonly name = 'CreateDocuments1763683200011';

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
        ${oneOf('scan_state', ['pending', 'clean', 'infected', 'error', 'not_scanned'])},
        scanned_at timestamptz,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX documents_of_user_newest ON documents (user_id, uploaded_at DESC, id DESC);
      CREATE INDEX documents_newest ON documents (uploaded_at DESC, id DESC);
      CREATE INDEX documents_to_scan ON documents (uploaded_at) WHERE scan_state IN ('pending', 'error');
      ${grant('documents', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE documents');
  }
}
