import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedByCommit } from './0013-number-rows-by-commit.migration';
import { grant } from './application-role';
import { line } from './columns';

/** Events for one person, or for the readers of a group. Stored so that a page that reconnects can catch up. */
export class CreateEvents implements MigrationInterface {
  readonly name = 'CreateEvents1763683200016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        seq bigint PRIMARY KEY,
        recipient_id uuid REFERENCES users ON DELETE CASCADE,
        group_id uuid REFERENCES message_groups ON DELETE CASCADE,
        ${line('kind', 40, 'NOT NULL')},
        ${line('subject_id', 80)},
        person_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (recipient_id IS NOT NULL OR group_id IS NOT NULL)
      );
      ${numberedByCommit('events')}
      CREATE INDEX events_of_recipient ON events (recipient_id, seq);
      CREATE INDEX events_of_group ON events (group_id, seq) WHERE recipient_id IS NULL;
      CREATE INDEX events_to_sweep ON events (created_at);
      ${grant('events', 'SELECT', 'INSERT', 'DELETE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE events; DROP SEQUENCE events_seq');
  }
}
