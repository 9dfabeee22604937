import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, stamps } from './columns';

/** The office's texts for messages to clients. */
export class CreateMessageTemplates implements MigrationInterface {
  readonly name = 'CreateMessageTemplates1764374400068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_templates (
        id uuid PRIMARY KEY,
        ${line('name', 60, 'NOT NULL')},
        office_id text REFERENCES offices,
        ${line('text', 2000, 'NOT NULL')},
        ${line('text_es', 2000, 'NOT NULL')},
        ${stamps}
      );
      CREATE UNIQUE INDEX message_templates_by_name ON message_templates (lower(name));
      CREATE INDEX message_templates_sorted ON message_templates (name, id);
      ${grant('message_templates', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE message_templates');
  }
}
