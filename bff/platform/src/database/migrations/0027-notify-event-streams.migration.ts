import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies all servers on commit; `platform/events` listens. */
const notify = (text: string) => `pg_notify('portal_events', ${text})`;

/**
 * Notifies of people whose contacts have changed, in chunks of ids, because the payload of a notification is limited to
 * 8,000 bytes.
 */
const notifyContacts = (assignments: string) => `
  PERFORM ${notify(`'contacts ' || ids`)} FROM (
    SELECT string_agg(id::text, ' ') AS ids FROM (
      SELECT id, row_number() OVER () / 150 AS part FROM (
        SELECT client_id AS id FROM ${assignments} UNION SELECT preparer_id FROM ${assignments}
      ) people
    ) numbered GROUP BY part
  ) parts`;

/**
 * Notifications for open event streams: new events, an ended session, changed contacts. A change of preparer and the
 * end of a session are not stored: a client that misses one is informed by the response to its next request.
 */
export class NotifyEventStreams implements MigrationInterface {
  readonly name = 'NotifyEventStreams1763683200027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        REFERENCING OLD TABLE AS was_assigned FOR EACH STATEMENT EXECUTE FUNCTION notify_of_reassignments()`);
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
      DROP FUNCTION notify_of_events()`);
  }
}
