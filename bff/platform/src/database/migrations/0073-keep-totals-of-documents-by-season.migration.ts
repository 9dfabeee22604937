import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/** What each document adds to the totals. The list total is larger, because lists also show files that do not count. */
const parts = 'document.tax_year, document.counts::int, (document.deleted_at IS NULL)::int';
const added = (rows: string): string => `SELECT ${parts} FROM ${rows} document`;
const removed = (rows: string): string =>
  `SELECT change.tax_year, -change.counted, -change.listed
   FROM (${added(rows)}) change (tax_year, counted, listed)`;

const add = (changes: string): string => `
  PERFORM add_to_total('documents', change.tax_year::text, sum(change.counted)),
          add_to_total('listed_documents', change.tax_year::text, sum(change.listed))
  FROM (${changes}) change (tax_year, counted, listed) GROUP BY change.tax_year ORDER BY change.tax_year;`;

const keepTotalsBySeason = `
  CREATE OR REPLACE FUNCTION keep_totals_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${add(added('now_there'))}
    ELSIF TG_OP = 'DELETE' THEN ${add(removed('was_there'))}
    ELSE ${add(`${added('now_there')} UNION ALL ${removed('was_there')}`)}
    END IF;
    RETURN NULL;
  END $$;`;

/** As in 0038, where one total counted the documents of all seasons. */
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

/**
 * Replaces both totals by sums over the documents. As the system, because the owner of the tables is subject to their
 * policies; nothing changes meanwhile, because the new indexes lock the table.
 * @param scope SQL of a document's scope
 */
const recount = (scope: string): string => `
  SELECT set_config('app.actor_role', 'system', true);
  DELETE FROM running_totals WHERE name IN ('documents', 'listed_documents');
  INSERT INTO running_totals (name, scope, amount)
  SELECT part.name, counted.scope, part.amount
  FROM (SELECT ${scope} AS scope, count(*) FILTER (WHERE counts) AS counts,
               count(*) FILTER (WHERE deleted_at IS NULL) AS listed FROM documents GROUP BY 1) counted
  CROSS JOIN LATERAL (VALUES ('documents', counted.counts), ('listed_documents', counted.listed)) part (name, amount)
  WHERE part.amount <> 0;
  SELECT set_config('app.actor_role', '', true);`;

const signature = 'portal_season_documents_named(smallint, text[], text, text, timestamptz, timestamptz, integer)';

/** As in 0055, for one season. The function for all seasons stays for servers of the previous release. */
const documentsNamed = `
  CREATE FUNCTION portal_season_documents_named(
    season smallint, patterns text[], ending text, type text, since timestamptz, until timestamptz, most integer
  ) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF coalesce(current_setting('app.actor_role', true), '') NOT IN ('admin', 'system') THEN RETURN; END IF;
    RETURN QUERY SELECT id FROM documents
      WHERE deleted_at IS NULL AND (lower(filename) LIKE ANY (patterns) OR reverse(user_id::text) LIKE ending)
        AND tax_year = season
        AND (type IS NULL OR document_type = type)
        AND (since IS NULL OR uploaded_at >= since) AND (until IS NULL OR uploaded_at < until)
      ORDER BY id LIMIT most;
  END $$;
  REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION ${signature} TO ${applicationRole};`;

/**
 * The office's documents are listed, searched and counted by season. Both indexes begin with the year, so that a page of
 * a new season with few documents does not read those of all others.
 */
export class KeepTotalsOfDocumentsBySeason implements MigrationInterface {
  readonly name = 'KeepTotalsOfDocumentsBySeason1764374400073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX documents_newest_of_season ON documents (tax_year, uploaded_at DESC, id DESC);
      CREATE INDEX documents_newest_of_type_in_season
        ON documents (tax_year, document_type, uploaded_at DESC, id DESC);
      DROP INDEX documents_newest, documents_newest_of_type;
      ${keepTotalsBySeason}
      ${recount('tax_year::text')}
      ${documentsNamed}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX documents_newest ON documents (uploaded_at DESC, id DESC);
      CREATE INDEX documents_newest_of_type ON documents (document_type, uploaded_at DESC, id DESC);
      DROP INDEX documents_newest_of_season, documents_newest_of_type_in_season;
      DROP FUNCTION ${signature};
      ${keepTotals}
      ${recount(`''`)}`);
  }
}
