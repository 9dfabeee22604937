import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells all servers, once the transaction is committed; `platform/events` listens. */
const notify = (text: string) => `pg_notify('portal_events', ${text})`;

/** Whose contacts have changed: in texts of so many ids, because a notification has room for 8,000 bytes. */
const notifyContacts = (assignments: string) => `
  PERFORM ${notify(`'contacts ' || ids`)} FROM (
    SELECT string_agg(id::text, ' ') AS ids FROM (
      SELECT id, row_number() OVER () / 150 AS part FROM (
        SELECT client_id AS id FROM ${assignments} UNION SELECT preparer_id FROM ${assignments}
      ) people
    ) numbered GROUP BY part
  ) parts`;

const keepThreads = (columns: string, sender: string, recipient: string, changes: string) => `
  CREATE OR REPLACE FUNCTION keep_message_threads() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO message_threads AS thread (person_id, other_id, last_seq, last_at${columns})
    VALUES (NEW.sender_id, NEW.recipient_id, NEW.seq, NEW.created_at${sender}),
           (NEW.recipient_id, NEW.sender_id, NEW.seq, NEW.created_at${recipient})
    ON CONFLICT (person_id, other_id) DO UPDATE SET last_seq = excluded.last_seq, last_at = excluded.last_at${changes};
    RETURN NULL;
  END $$;`;

/**
 * What messages need beyond their rows: the groups that there always are, since when a conversation waits to be read, and
 * notifications for open event streams. A change of preparer and the end of a session are told, not kept: whoever missed
 * that finds out by asking.
 */
export class PushMessages implements MigrationInterface {
  readonly name = 'PushMessages1763683200026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A group without a name is called by what it is, in each reader's language.
      ALTER TABLE message_groups ALTER COLUMN name DROP NOT NULL, ALTER COLUMN id SET DEFAULT gen_random_uuid();
      INSERT INTO message_groups (group_type) VALUES ('all_clients'), ('all_preparers') ON CONFLICT DO NOTHING;
      INSERT INTO message_groups (group_type, office_id)
        SELECT kind, id FROM offices, unnest(ARRAY['office_preparers', 'office_clients']) kind ON CONFLICT DO NOTHING;
      CREATE FUNCTION make_office_groups() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO message_groups (group_type, office_id)
          SELECT kind, NEW.id FROM unnest(ARRAY['office_preparers', 'office_clients']) kind ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER make_office_groups AFTER INSERT ON offices FOR EACH ROW EXECUTE FUNCTION make_office_groups();

      ALTER TABLE message_threads ADD COLUMN unread_since timestamptz, ADD COLUMN reminded_at timestamptz;
      UPDATE message_threads thread SET unread_since = waiting.since FROM (
        SELECT recipient_id, sender_id, min(created_at) AS since FROM messages WHERE read_at IS NULL GROUP BY 1, 2
      ) waiting WHERE waiting.recipient_id = thread.person_id AND waiting.sender_id = thread.other_id;
      CREATE INDEX message_threads_waiting ON message_threads (unread_since)
        WHERE unread_since IS NOT NULL AND reminded_at IS NULL;
      ${keepThreads(
        ', unread_since',
        ', NULL',
        ', NEW.created_at',
        ', unread_since = COALESCE(thread.unread_since, excluded.unread_since)',
      )}

      -- To one person, or to whoever may read a group.
      ALTER TABLE events ALTER COLUMN recipient_id DROP NOT NULL,
        ADD COLUMN person_id uuid,
        ADD COLUMN group_id uuid REFERENCES message_groups ON DELETE CASCADE,
        ADD CHECK (recipient_id IS NOT NULL OR group_id IS NOT NULL);
      CREATE INDEX events_of_group ON events (group_id, seq) WHERE recipient_id IS NULL;
      CREATE FUNCTION notify_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ${notify(`'events'`)};
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_events AFTER INSERT ON events
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();

      CREATE FUNCTION notify_of_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ${notify(`'session_ended ' || NEW.id`)};
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_session_end AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
        WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION notify_of_session_end();

      CREATE FUNCTION notify_of_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${notifyContacts('now_assigned')};
        RETURN NULL;
      END $$;
      CREATE FUNCTION notify_of_reassignments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM ${notify(`'reassigned ' || preparer_id`)} FROM (SELECT DISTINCT preparer_id FROM was_assigned) old;
        IF TG_OP = 'UPDATE' THEN
          ${notifyContacts('now_assigned')};
        ELSE
          ${notifyContacts('was_assigned')};
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_new_assignments AFTER INSERT ON assignments
        REFERENCING NEW TABLE AS now_assigned FOR EACH STATEMENT EXECUTE FUNCTION notify_of_assignments();
      CREATE TRIGGER notify_of_changed_assignments AFTER UPDATE ON assignments
        REFERENCING OLD TABLE AS was_assigned NEW TABLE AS now_assigned
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_reassignments();
      CREATE TRIGGER notify_of_ended_assignments AFTER DELETE ON assignments
        REFERENCING OLD TABLE AS was_assigned FOR EACH STATEMENT EXECUTE FUNCTION notify_of_reassignments();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER notify_of_ended_assignments ON assignments;
      DROP TRIGGER notify_of_changed_assignments ON assignments;
      DROP TRIGGER notify_of_new_assignments ON assignments;
      DROP FUNCTION notify_of_reassignments();
      DROP FUNCTION notify_of_assignments();
      DROP TRIGGER notify_of_session_end ON sessions;
      DROP FUNCTION notify_of_session_end();
      DROP TRIGGER notify_of_events ON events;
      DROP FUNCTION notify_of_events();
      DELETE FROM events WHERE recipient_id IS NULL;
      ALTER TABLE events DROP COLUMN person_id, DROP COLUMN group_id, ALTER COLUMN recipient_id SET NOT NULL;
      ${keepThreads('', '', '', '')}
      ALTER TABLE message_threads DROP COLUMN unread_since, DROP COLUMN reminded_at;
      DROP TRIGGER make_office_groups ON offices;
      DROP FUNCTION make_office_groups();
      UPDATE message_groups SET name = group_type WHERE name IS NULL;
      ALTER TABLE message_groups ALTER COLUMN name SET NOT NULL, ALTER COLUMN id DROP DEFAULT`);
  }
}
