import type { MigrationInterface, QueryRunner } from 'typeorm';
import { endAccessOfOldAddress } from './0057-verify-email-addresses.migration';
import { linksOfOldAddress, mailsOfAddress } from './0066-keep-totals-of-returns.migration';

export const mailsOfDocuments = `'documents_requested', 'documents_sent_back', 'documents_reminder'`;

const counted = `deleted_at IS NULL AND size > 0 AND scan_state <> 'infected'`;

/** Redefines which documents count; PostgreSQL before version 17 cannot change a generated column in place. */
const redefineCounts = (condition: string) => `
  ALTER TABLE documents DROP COLUMN counts;
  ALTER TABLE documents ADD COLUMN counts boolean NOT NULL GENERATED ALWAYS AS (${condition}) STORED;
  CREATE INDEX documents_counted ON documents (user_id, tax_year, document_type, uploaded_at) WHERE counts;`;

const me = `(SELECT nullif(current_setting('app.actor_id', true), '')::uuid)`;
/** As in 0055, where clients alone add documents. */
const byClient = `user_id = ${me} OR (SELECT CASE current_setting('application_name') WHEN 'portal-application' THEN 'system'
  ELSE current_setting('app.actor_role', true) END) = 'system'`;
const byPreparer = `uploaded_by = ${me}
  AND EXISTS (SELECT FROM assignments held WHERE held.client_id = user_id AND held.preparer_id = ${me})`;
const insertPolicy = (condition: string) => `
  DROP POLICY insert_by_actor ON documents;
  CREATE POLICY insert_by_actor ON documents FOR INSERT WITH CHECK (${condition});`;

/**
 * A document that the office has sent back counts nowhere, and staff may upload what a client brought on paper. Changes
 * of items notify the open pages of the client and of the client's preparer, as those of documents do.
 */
export class SendDocumentsBack implements MigrationInterface {
  readonly name = 'SendDocumentsBack1764374400067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents
        ADD COLUMN sent_back boolean NOT NULL DEFAULT false,
        ADD COLUMN uploaded_by uuid REFERENCES users;
      ${redefineCounts(`${counted} AND NOT sent_back`)}
      ${endAccessOfOldAddress(`${mailsOfAddress}, ${mailsOfDocuments}`, linksOfOldAddress)}
      ${insertPolicy(`${byClient} OR (${byPreparer})`)}

      -- As the system, because staff change no document themselves. An owner who is no superuser may not attach the setting
      -- to the function.
      CREATE FUNCTION mark_sent_back_document() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.document_id ELSE NEW.document_id END;
        actor_role text := coalesce(current_setting('app.actor_role', true), '');
      BEGIN
        PERFORM set_config('app.actor_role', 'system', true);
        UPDATE documents SET sent_back = NOT sent_back WHERE id = changed AND sent_back <> (
          SELECT count(*) > 0 AND bool_and(rejected) FROM request_item_documents WHERE document_id = changed);
        PERFORM set_config('app.actor_role', actor_role, true);
        RETURN NULL;
      END $$;
      CREATE TRIGGER mark_sent_back_document AFTER INSERT OR UPDATE OF rejected OR DELETE ON request_item_documents
        FOR EACH ROW EXECUTE FUNCTION mark_sent_back_document();

      CREATE FUNCTION notify_of_requests() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'documents ' || ids) FROM (
          SELECT string_agg(id::text, ' ') AS ids FROM (
            SELECT id, row_number() OVER () / 150 AS part FROM (
              SELECT client_id AS id FROM changed
              UNION SELECT preparer_id FROM assignments WHERE client_id IN (SELECT client_id FROM changed)
            ) people
          ) numbered GROUP BY part
        ) parts;
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_new_requests AFTER INSERT ON request_items
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_requests();
      CREATE TRIGGER notify_of_changed_requests AFTER UPDATE ON request_items
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_requests();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER notify_of_changed_requests ON request_items;
      DROP TRIGGER notify_of_new_requests ON request_items;
      DROP FUNCTION notify_of_requests();
      DROP TRIGGER mark_sent_back_document ON request_item_documents;
      DROP FUNCTION mark_sent_back_document();
      ${endAccessOfOldAddress(mailsOfAddress, linksOfOldAddress)}
      ${insertPolicy(byClient)}
      ${redefineCounts(counted)}
      ALTER TABLE documents DROP COLUMN uploaded_by, DROP COLUMN sent_back`);
  }
}
