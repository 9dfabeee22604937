import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readable } from './0055-protect-rows-of-clients.migration';
import { grant } from './application-role';

/** The client's documents that came with a message. Both may be deleted, and take the attachment with them. */
export class AttachDocumentsToMessages implements MigrationInterface {
  readonly name = 'AttachDocumentsToMessages1764374400069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_attachments (
        message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
        document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
        client_id uuid NOT NULL REFERENCES users,
        PRIMARY KEY (message_id, document_id)
      );
      CREATE INDEX message_attachments_of_document ON message_attachments (document_id);
      ${grant('message_attachments', 'SELECT', 'INSERT')}
      ALTER TABLE message_attachments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
      CREATE POLICY by_actor ON message_attachments
        USING (${readable('client_id')}) WITH CHECK (${readable('client_id')});`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_attachments');
  }
}
