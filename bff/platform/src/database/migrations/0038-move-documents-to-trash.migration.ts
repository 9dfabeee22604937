import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Updates both totals by the statement's changes. The list total is larger than the count, because lists also show
 * files that are not counted.
 */
const keepTotals = `
  CREATE OR REPLACE FUNCTION keep_totals_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM add_to_total('documents', '', count(*) FILTER (WHERE counts)),
              add_to_total('listed_documents', '', count(*) FILTER (WHERE deleted_at IS NULL)) FROM now_there;
    ELSIF TG_OP = 'DELETE' THEN
      PERFORM add_to_total('documents', '', -count(*) FILTER (WHERE counts)),
              add_to_total('listed_documents', '', -count(*) FILTER (WHERE deleted_at IS NULL)) FROM was_there;
    ELSE
      PERFORM add_to_total('documents', '', sum(changed.counts::int - was.counts::int)),
              add_to_total('listed_documents', '', sum((changed.deleted_at IS NULL)::int - (was.deleted_at IS NULL)::int))
      FROM now_there changed JOIN was_there was USING (id);
    END IF;
    RETURN NULL;
  END $$;`;

const countEverything = `
  CREATE OR REPLACE FUNCTION keep_totals_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN PERFORM add_to_total('documents', '', count(*)) FROM now_there;
    ELSE PERFORM add_to_total('documents', '', -count(*)) FROM was_there;
    END IF;
    RETURN NULL;
  END $$;`;

/** Sets a total to the number of rows. The migration locks the table, so no document changes in the meantime. */
const recount = (name: string, where: string) => `
  SELECT add_to_total('${name}', '', (SELECT count(*) FROM documents WHERE ${where})
    - COALESCE((SELECT sum(amount) FROM running_totals WHERE name = '${name}' AND scope = ''), 0));`;

/**
 * Soft-deletes documents, and defines in one place which documents are counted: `counts` is read by every counter,
 * progress rule and total. Excludes empty and infected files and those in the trash.
 */
export class MoveDocumentsToTrash implements MigrationInterface {
  readonly name = 'MoveDocumentsToTrash1763683200038';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN deleted_at timestamptz,
        ADD COLUMN counts boolean NOT NULL
          GENERATED ALWAYS AS (deleted_at IS NULL AND size > 0 AND scan_state <> 'infected') STORED;
      -- The same bytes may be uploaded again while their twin is in the trash.
      DROP INDEX documents_once;
      CREATE UNIQUE INDEX documents_once ON documents (user_id, document_type, sha256) WHERE deleted_at IS NULL;
      -- Counts per client are answered from this index alone.
      CREATE INDEX documents_counted ON documents (user_id, document_type, uploaded_at) WHERE counts;
      CREATE INDEX documents_in_trash ON documents (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
      CREATE INDEX documents_to_purge ON documents (deleted_at) WHERE deleted_at IS NOT NULL;
      ${keepTotals}
      CREATE TRIGGER keep_totals_of_changed_documents AFTER UPDATE ON documents
        REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
        FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_documents();
      ${recount('documents', 'counts')}
      ${recount('listed_documents', 'deleted_at IS NULL')}`);
  }

  /** Empties the trash, which the previous schema cannot hide. The orphaned files job deletes the bytes. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM documents WHERE deleted_at IS NOT NULL;
      DROP TRIGGER keep_totals_of_changed_documents ON documents;
      ${countEverything}
      ${recount('documents', 'true')}
      DELETE FROM running_totals WHERE name = 'listed_documents';
      DROP INDEX documents_to_purge, documents_in_trash, documents_counted, documents_once;
      CREATE UNIQUE INDEX documents_once ON documents (user_id, document_type, sha256);
      ALTER TABLE documents DROP COLUMN counts, DROP COLUMN deleted_at, DROP COLUMN version`);
  }
}
