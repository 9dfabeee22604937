import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { oneOf } from './columns';

/**
 * The audit log. The service's role may only insert, and each row's hash covers the previous row, so that a changed,
 * missing or inserted row is detectable (`audit_log_breaks()` lists them). A lock held until the writing transaction
 * ends lets the database number and chain the rows one at a time, so write the audit row last.
 */
export class CreateAuditLog implements MigrationInterface {
  readonly name = 'CreateAuditLog1763683200018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_log (
        id bigint PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid,
        actor_role text,
        action text NOT NULL,
        ${oneOf('outcome', ['ok', 'refused', 'failed'], `NOT NULL DEFAULT 'ok'`)},
        object_type text,
        object_id text,
        address text,
        request_id text,
        details jsonb NOT NULL DEFAULT '{}',
        previous_hash bytea NOT NULL,
        hash bytea NOT NULL
      );
      CREATE INDEX audit_log_of_object ON audit_log (object_type, object_id, id DESC);
      CREATE INDEX audit_log_of_actor ON audit_log (actor_id, id DESC);
      -- The orders and filters of the administration's list.
      CREATE INDEX audit_log_newest ON audit_log (at DESC, id DESC);
      CREATE INDEX audit_log_by_action ON audit_log (action text_pattern_ops, at DESC);
      CREATE INDEX audit_log_by_object_id ON audit_log (object_id, at DESC);
      CREATE INDEX audit_log_not_ok ON audit_log (outcome, at DESC, id DESC) WHERE outcome <> 'ok';

      CREATE FUNCTION audit_log_hash(entry audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
        SELECT sha256(entry.previous_hash || convert_to(jsonb_build_array(
          entry.id, extract(epoch FROM entry.at)::text, entry.actor_id, entry.actor_role, entry.action, entry.outcome,
          entry.object_type, entry.object_id, entry.address, entry.request_id, entry.details)::text, 'UTF8'))
      $$;

      CREATE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE last_row record;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('audit_log', 0));
        SELECT id, hash INTO last_row FROM audit_log ORDER BY id DESC LIMIT 1;
        NEW.id := COALESCE(last_row.id, 0) + 1;
        NEW.previous_hash := COALESCE(last_row.hash, sha256(''));
        NEW.hash := audit_log_hash(NEW);
        RETURN NEW;
      END $$;
      CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_chain();

      CREATE FUNCTION audit_log_breaks() RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS $$
        SELECT chained.id FROM (
          SELECT entry.id, entry.previous_hash, entry.hash, audit_log_hash(entry) AS expected,
                 lag(entry.id) OVER w AS id_before, lag(entry.hash) OVER w AS hash_before
          FROM audit_log entry WINDOW w AS (ORDER BY entry.id)
        ) chained
        WHERE chained.hash <> chained.expected
           OR chained.previous_hash <> COALESCE(chained.hash_before, sha256(''))
           OR chained.id <> COALESCE(chained.id_before, 0) + 1
      $$;
      ${grant('audit_log', 'SELECT', 'INSERT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION audit_log_breaks();
      DROP TRIGGER audit_log_chain ON audit_log;
      DROP FUNCTION audit_log_chain();
      DROP FUNCTION audit_log_hash(audit_log);
      DROP TABLE audit_log`);
  }
}
