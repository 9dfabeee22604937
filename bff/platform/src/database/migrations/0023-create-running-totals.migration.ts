import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/**
 * Counts and sums for the whole office, maintained by triggers: the admin's overview must not slow down as the office
 * grows, and a list without a search shows its exact row count. A change inserts a row instead of updating one, so
 * writers never block each other; every 200th row compacts those that are not locked. A total is the sum of its rows, 0
 * if there are none.
 */
export class CreateRunningTotals implements MigrationInterface {
  readonly name = 'CreateRunningTotals1763683200023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE running_totals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        -- A tax year, a preparer, or '' for the office.
        scope text NOT NULL,
        amount numeric(20,2) NOT NULL
      );
      CREATE INDEX running_totals_by_name ON running_totals (name, scope);
      ${grant('running_totals', 'SELECT', 'INSERT', 'UPDATE', 'DELETE')}

      CREATE FUNCTION add_to_total(changed text, of_scope text, change numeric) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE added bigint;
      BEGIN
        IF change IS NULL OR change = 0 THEN RETURN; END IF;
        INSERT INTO running_totals (name, scope, amount) VALUES (changed, of_scope, change) RETURNING id INTO added;
        IF added % 200 <> 0 THEN RETURN; END IF;
        WITH gone AS (
          DELETE FROM running_totals WHERE id = ANY (ARRAY(
            SELECT id FROM running_totals WHERE (name, scope) IN (
              SELECT name, scope FROM running_totals GROUP BY name, scope HAVING count(*) > 1
            ) FOR UPDATE SKIP LOCKED
          )) RETURNING name, scope, amount
        )
        INSERT INTO running_totals (name, scope, amount)
        SELECT name, scope, sum(amount) FROM gone GROUP BY name, scope HAVING sum(amount) <> 0;
      END $$;

      CREATE FUNCTION keep_totals_of_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN PERFORM add_to_total('documents', '', count(*)) FROM now_there;
        ELSE PERFORM add_to_total('documents', '', -count(*)) FROM was_there;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_totals_of_new_documents AFTER INSERT ON documents
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_documents();
      CREATE TRIGGER keep_totals_of_ended_documents AFTER DELETE ON documents
        REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_documents();

      CREATE FUNCTION keep_total_of_reassignments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_to_total('reassignments', '', count(*)) FROM now_there;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_total_of_reassignments AFTER INSERT ON assignment_history
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_total_of_reassignments()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_total_of_reassignments ON assignment_history;
      DROP FUNCTION keep_total_of_reassignments();
      DROP TRIGGER keep_totals_of_ended_documents ON documents;
      DROP TRIGGER keep_totals_of_new_documents ON documents;
      DROP FUNCTION keep_totals_of_documents();
      DROP FUNCTION add_to_total(text, text, numeric);
      DROP TABLE running_totals`);
  }
}
