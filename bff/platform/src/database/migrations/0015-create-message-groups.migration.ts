import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedByCommit } from './0013-number-rows-by-commit.migration';
import { grant } from './application-role';
import { line, oneOf } from './columns';

const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'];

/**
 * Message groups, two global ones and two per office, and their posts: `content` is encrypted with the office's data
 * key.
 */
export class CreateMessageGroups implements MigrationInterface {
  readonly name = 'CreateMessageGroups1763683200015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_groups (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ${oneOf('group_type', groupTypes)},
        office_id text REFERENCES offices,
        -- A group without a name is called by what it is, in each reader's language.
        ${line('name', 120)},
        ${line('description', 300)},
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((group_type IN ('office_preparers', 'office_clients')) = (office_id IS NOT NULL)),
        UNIQUE NULLS NOT DISTINCT (group_type, office_id)
      );
      INSERT INTO message_groups (group_type) VALUES ('all_clients'), ('all_preparers');
      CREATE FUNCTION make_office_groups() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_groups (group_type, office_id)
          SELECT kind, NEW.id FROM unnest(ARRAY['office_preparers', 'office_clients']) kind ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER make_office_groups AFTER INSERT ON offices FOR EACH ROW EXECUTE FUNCTION make_office_groups();

      CREATE TABLE group_messages (
        id uuid PRIMARY KEY,
        seq bigint NOT NULL UNIQUE,
        group_id uuid NOT NULL REFERENCES message_groups,
        sender_id uuid NOT NULL REFERENCES users,
        content bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ${numberedByCommit('group_messages')}
      CREATE INDEX group_messages_newest ON group_messages (group_id, seq DESC);

      -- How far each person has read the posts of a group.
      CREATE TABLE group_read_markers (
        group_id uuid NOT NULL REFERENCES message_groups ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        last_read_seq bigint NOT NULL,
        read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (group_id, person_id)
      );
      CREATE INDEX group_read_markers_of_person ON group_read_markers (person_id);
      ${grant('message_groups', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('group_messages', 'SELECT', 'INSERT')}
      ${grant('group_read_markers', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_read_markers, group_messages;
      DROP SEQUENCE group_messages_seq;
      DROP TRIGGER make_office_groups ON offices;
      DROP FUNCTION make_office_groups();
      DROP TABLE message_groups`);
  }
}
