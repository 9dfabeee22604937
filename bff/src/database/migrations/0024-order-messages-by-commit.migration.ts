import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole, grant } from './application-role';
import { line } from './columns';

const numbered = ['messages', 'group_messages', 'events'];

/**
 * Numbers for what is caught up with. Ids and times are given when a row is written, not when it can be seen: whoever remembers
 * the newest one would miss a row that was written earlier and committed later. `seq` is given under a lock that is held until the
 * commit, so that a row with a smaller number never turns up after one with a larger; write such rows late in a transaction.
 */
export class OrderMessagesByCommit implements MigrationInterface {
  readonly name = 'OrderMessagesByCommit1763683200024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        seq bigint PRIMARY KEY,
        recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        ${line('kind', 40, 'NOT NULL')},
        ${line('subject_id', 80)},
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX events_of_recipient ON events (recipient_id, seq);
      CREATE INDEX events_to_sweep ON events (created_at);
      ALTER TABLE messages ADD COLUMN seq bigint NOT NULL UNIQUE;
      ALTER TABLE group_messages ADD COLUMN seq bigint NOT NULL UNIQUE;

      CREATE FUNCTION number_by_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended(TG_TABLE_NAME, 0));
        NEW.seq := nextval(format('%I', TG_TABLE_NAME || '_seq'));
        RETURN NEW;
      END $$;
      ${numbered
        .map(
          (table) => `CREATE SEQUENCE ${table}_seq;
            GRANT USAGE ON SEQUENCE ${table}_seq TO ${applicationRole};
            CREATE TRIGGER number_${table} BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION number_by_commit();`,
        )
        .join('\n')}

      DROP INDEX messages_of_thread, group_messages_newest;
      CREATE INDEX messages_of_thread
        ON messages (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), seq DESC);
      CREATE INDEX group_messages_newest ON group_messages (group_id, seq DESC);

      -- A person's threads, the newest first: two rows for each pair of people.
      CREATE TABLE message_threads (
        person_id uuid NOT NULL REFERENCES users,
        other_id uuid NOT NULL REFERENCES users,
        last_seq bigint NOT NULL,
        last_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, other_id)
      );
      CREATE INDEX message_threads_newest ON message_threads (person_id, last_seq DESC);
      CREATE FUNCTION keep_message_threads() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_threads (person_id, other_id, last_seq, last_at)
        VALUES (NEW.sender_id, NEW.recipient_id, NEW.seq, NEW.created_at),
               (NEW.recipient_id, NEW.sender_id, NEW.seq, NEW.created_at)
        ON CONFLICT (person_id, other_id) DO UPDATE SET last_seq = excluded.last_seq, last_at = excluded.last_at;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_message_threads AFTER INSERT ON messages
        FOR EACH ROW EXECUTE FUNCTION keep_message_threads();

      -- How far each person has read the posts of a group.
      CREATE TABLE group_read_markers (
        group_id uuid NOT NULL REFERENCES message_groups ON DELETE CASCADE,
        person_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        last_read_seq bigint NOT NULL,
        read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (group_id, person_id)
      );
      CREATE INDEX group_read_markers_of_person ON group_read_markers (person_id);
      ${grant('events', 'SELECT', 'INSERT', 'DELETE')}
      ${grant('message_threads', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('group_read_markers', 'SELECT', 'INSERT', 'UPDATE')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_read_markers;
      DROP TRIGGER keep_message_threads ON messages;
      DROP FUNCTION keep_message_threads();
      DROP TABLE message_threads;
      DROP INDEX group_messages_newest, messages_of_thread;
      ALTER TABLE group_messages DROP COLUMN seq;
      ALTER TABLE messages DROP COLUMN seq;
      CREATE INDEX messages_of_thread
        ON messages (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), created_at DESC, id DESC);
      CREATE INDEX group_messages_newest ON group_messages (group_id, created_at DESC, id DESC);
      ${numbered.map((table) => `DROP TRIGGER number_${table} ON ${table}; DROP SEQUENCE ${table}_seq;`).join('\n')}
      DROP FUNCTION number_by_commit();
      DROP TABLE events`);
  }
}
