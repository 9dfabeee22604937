import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { line, oneOf } from './columns';

const groupTypes = ['all_clients', 'all_preparers', 'office_preparers', 'office_clients'];

/** `content` is encrypted: a direct message with the data key of `key_owner_id` (the client of the thread), a post with the office's. */
export class CreateMessages implements MigrationInterface {
  readonly name = 'CreateMessages1763683200012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        sender_id uuid NOT NULL REFERENCES users,
        recipient_id uuid NOT NULL REFERENCES users CHECK (recipient_id <> sender_id),
        key_owner_id uuid NOT NULL,
        content bytea NOT NULL,
        read_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- A thread is two people, whoever wrote; newest first.
      CREATE INDEX messages_of_thread
        ON messages (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), created_at DESC, id DESC);
      CREATE INDEX messages_unread ON messages (recipient_id, sender_id) WHERE read_at IS NULL;

      CREATE TABLE message_groups (
        id uuid PRIMARY KEY,
        ${oneOf('group_type', groupTypes)},
        office_id text REFERENCES offices,
        ${line('name', 120, 'NOT NULL')},
        ${line('description', 300)},
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((group_type IN ('office_preparers', 'office_clients')) = (office_id IS NOT NULL)),
        UNIQUE NULLS NOT DISTINCT (group_type, office_id)
      );
      CREATE TABLE group_messages (
        id uuid PRIMARY KEY,
        group_id uuid NOT NULL REFERENCES message_groups,
        sender_id uuid NOT NULL REFERENCES users,
        content bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX group_messages_newest ON group_messages (group_id, created_at DESC, id DESC);
      ${grant('messages', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('message_groups', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('group_messages', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE group_messages, message_groups, messages');
  }
}
