import type { MigrationInterface, QueryRunner } from 'typeorm';
import { numberedByCommit } from './0013-number-rows-by-commit.migration';
import { grant } from './application-role';

/** Messages between two people. `content` is encrypted with the data key of `key_owner_id`, the client of the thread. */
export class CreateMessages implements MigrationInterface {
  readonly name = 'CreateMessages1763683200014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        seq bigint NOT NULL UNIQUE,
        sender_id uuid NOT NULL REFERENCES users,
        recipient_id uuid NOT NULL REFERENCES users CHECK (recipient_id <> sender_id),
        key_owner_id uuid NOT NULL,
        content bytea NOT NULL,
        read_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      ${numberedByCommit('messages')}
      -- A thread is two people, whoever wrote; newest first.
      CREATE INDEX messages_of_thread
        ON messages (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), seq DESC);
      CREATE INDEX messages_unread ON messages (recipient_id, sender_id) WHERE read_at IS NULL;

      -- A person's threads, the newest first, and since when one waits to be read: two rows for each pair of people.
      CREATE TABLE message_threads (
        person_id uuid NOT NULL REFERENCES users,
        other_id uuid NOT NULL REFERENCES users,
        last_seq bigint NOT NULL,
        last_at timestamptz NOT NULL,
        unread_since timestamptz,
        reminded_at timestamptz,
        PRIMARY KEY (person_id, other_id)
      );
      CREATE INDEX message_threads_newest ON message_threads (person_id, last_seq DESC);
      CREATE INDEX message_threads_waiting ON message_threads (unread_since)
        WHERE unread_since IS NOT NULL AND reminded_at IS NULL;
      CREATE FUNCTION keep_message_threads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_threads AS thread (person_id, other_id, last_seq, last_at, unread_since)
        VALUES (NEW.sender_id, NEW.recipient_id, NEW.seq, NEW.created_at, NULL),
               (NEW.recipient_id, NEW.sender_id, NEW.seq, NEW.created_at, NEW.created_at)
        ON CONFLICT (person_id, other_id) DO UPDATE SET last_seq = excluded.last_seq, last_at = excluded.last_at,
          unread_since = COALESCE(thread.unread_since, excluded.unread_since);
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_message_threads AFTER INSERT ON messages
        FOR EACH ROW EXECUTE FUNCTION keep_message_threads();
      ${grant('messages', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('message_threads', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE message_threads, messages;
      DROP FUNCTION keep_message_threads();
      DROP SEQUENCE messages_seq`);
  }
}
