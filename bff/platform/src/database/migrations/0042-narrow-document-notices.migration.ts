import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The document columns shown to users; scan attempts change none of them. */
const facts = (document: string) =>
  ['filename', 'document_type', 'content_type', 'size', 'scan_state', 'uploaded_at', 'deleted_at', 'version']
    .map((column) => `${document}.${column}`)
    .join(', ');

/**
 * Sends a notification for an updated document only if a visible column changes, to the client, the client's preparer
 * and admins. Update triggers with transition tables cannot list columns, so the function compares them.
 */
export class NarrowDocumentNotices implements MigrationInterface {
  readonly name = 'NarrowDocumentNotices1763683200042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_of_updated_documents() RETURNS trigger LANGUAGE plpgsql
        SET plan_cache_mode = force_custom_plan AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'documents ' || ids) FROM (
          WITH changed AS (
            SELECT DISTINCT now_there.user_id FROM now_there JOIN was_there USING (id)
            WHERE (${facts('now_there')}) IS DISTINCT FROM (${facts('was_there')})
          )
          SELECT string_agg(id::text, ' ') AS ids FROM (
            SELECT id, row_number() OVER () / 150 AS part FROM (
              SELECT user_id AS id FROM changed
              UNION SELECT preparer_id FROM assignments WHERE client_id IN (SELECT user_id FROM changed)
            ) people
          ) numbered GROUP BY part
        ) parts;
        IF FOUND THEN
          PERFORM pg_notify('portal_events', 'office documents');
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER notify_of_document_update ON documents;
      CREATE TRIGGER notify_of_document_update AFTER UPDATE ON documents
        REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_updated_documents();
      DROP TRIGGER notify_of_office_change ON documents;
      CREATE TRIGGER notify_of_office_change AFTER INSERT OR DELETE ON documents
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_office_change('documents');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER notify_of_office_change ON documents;
      CREATE TRIGGER notify_of_office_change AFTER INSERT OR UPDATE OR DELETE ON documents
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_office_change('documents');
      DROP TRIGGER notify_of_document_update ON documents;
      CREATE TRIGGER notify_of_document_update AFTER UPDATE ON documents
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_documents();
      DROP FUNCTION notify_of_updated_documents()`);
  }
}
