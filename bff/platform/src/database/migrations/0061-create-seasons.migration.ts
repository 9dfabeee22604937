import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/**
 * The tax years that the office works on. Until now there was only one. Servers keep the few rows in memory, so they are
 * told of every change.
 */
export class CreateSeasons implements MigrationInterface {
  readonly name = 'CreateSeasons1764374400061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seasons (
        tax_year smallint PRIMARY KEY CHECK (tax_year BETWEEN 2000 AND 2100),
        state text NOT NULL CHECK (state IN ('preparing', 'open', 'closed')),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO seasons (tax_year, state) VALUES (2024, 'open');
      ${grant('seasons', 'SELECT')}
      CREATE FUNCTION notify_of_seasons() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'seasons');
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_seasons AFTER INSERT OR UPDATE OR DELETE ON seasons
        FOR EACH STATEMENT EXECUTE FUNCTION notify_of_seasons();
      DROP INDEX documents_counted;
      CREATE INDEX documents_counted ON documents (user_id, tax_year, document_type, uploaded_at) WHERE counts;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX documents_counted;
      CREATE INDEX documents_counted ON documents (user_id, document_type, uploaded_at) WHERE counts;
      DROP TABLE seasons;
      DROP FUNCTION notify_of_seasons()`);
  }
}
