import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggers = { insert: 'NEW', update: 'NEW', delete: 'OLD' } as const;

/**
 * Notifies the open pages of a client, and of the client's preparer, when a document changes. Splits the ids into
 * several notifications, because a payload is limited to 8,000 bytes.
 */
export class NotifyOfDocuments implements MigrationInterface {
  readonly name = 'NotifyOfDocuments1763683200039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_of_documents() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'documents ' || ids) FROM (
          SELECT string_agg(id::text, ' ') AS ids FROM (
            SELECT id, row_number() OVER () / 150 AS part FROM (
              SELECT user_id AS id FROM changed
              UNION SELECT preparer_id FROM assignments WHERE client_id IN (SELECT user_id FROM changed)
            ) people
          ) numbered GROUP BY part
        ) parts;
        RETURN NULL;
      END $$;
      ${Object.entries(triggers)
        .map(
          ([
            operation,
            table,
          ]) => `CREATE TRIGGER notify_of_document_${operation} AFTER ${operation.toUpperCase()} ON documents
            REFERENCING ${table} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_documents();`,
        )
        .join('\n')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${Object.keys(triggers)
        .map((operation) => `DROP TRIGGER notify_of_document_${operation} ON documents;`)
        .join('\n')}
      DROP FUNCTION notify_of_documents()`);
  }
}
