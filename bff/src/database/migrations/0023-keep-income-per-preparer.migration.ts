import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/** What one form adds to a sum: all of it, and what of it is submitted. */
const sums = (form: string) => `count(*), sum(${form}.total_income),
  COALESCE(sum(${form}.total_income) FILTER (WHERE ${form}.submitted), 0)`;

/** Adds rows of `preparer_id, tax_year, forms, total_income, submitted_income`; in one order, so that nobody waits in a circle. */
const add = (rows: string) => `
  INSERT INTO preparer_income AS kept (preparer_id, tax_year, forms, total_income, submitted_income)
  SELECT preparer_id, tax_year, sum(forms), sum(total_income), sum(submitted_income)
  FROM (${rows}) change (preparer_id, tax_year, forms, total_income, submitted_income)
  GROUP BY preparer_id, tax_year
  HAVING sum(forms) <> 0 OR sum(total_income) <> 0 OR sum(submitted_income) <> 0
  ORDER BY preparer_id, tax_year
  ON CONFLICT (preparer_id, tax_year) DO UPDATE SET
    forms = kept.forms + excluded.forms,
    total_income = kept.total_income + excluded.total_income,
    submitted_income = kept.submitted_income + excluded.submitted_income`;

/** What the clients of these assignments have in their forms. */
const formsOf = (assignments: string, sign: '' | '-') => `
  SELECT preparer_id, tax_year, ${sign}forms, ${sign}total_income, ${sign}submitted_income FROM (
    SELECT a.preparer_id, form.tax_year, ${sums('form')} FROM ${assignments} a
    JOIN intake_forms form ON form.user_id = a.client_id GROUP BY a.preparer_id, form.tax_year
  ) of_preparer (preparer_id, tax_year, forms, total_income, submitted_income)`;

const lockClients = (assignments: string) =>
  `PERFORM 1 FROM users WHERE id IN (SELECT client_id FROM ${assignments}) ORDER BY id FOR NO KEY UPDATE`;

/** Functions as this migration makes them; a later one that changes them puts them back when it is taken back. */
export const keepIncomeOfForm = `
      CREATE OR REPLACE FUNCTION keep_income_of_form() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        added integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE 0 END;
        total numeric := NEW.total_income;
        submitted numeric := CASE WHEN NEW.submitted THEN NEW.total_income ELSE 0 END;
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          total := total - OLD.total_income;
          submitted := submitted - CASE WHEN OLD.submitted THEN OLD.total_income ELSE 0 END;
        END IF;
        IF added = 0 AND total = 0 AND submitted = 0 THEN RETURN NULL; END IF;
        PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
        ${add(`SELECT preparer_id, NEW.tax_year, added, total, submitted FROM assignments WHERE client_id = NEW.user_id`)};
        RETURN NULL;
      END $$;
`;

export const keepIncomeOfAssignments = `
      CREATE OR REPLACE FUNCTION keep_income_of_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          ${lockClients('now_assigned')};
          ${add(formsOf('now_assigned', ''))};
        ELSIF TG_OP = 'DELETE' THEN
          ${lockClients('was_assigned')};
          ${add(formsOf('was_assigned', '-'))};
        ELSE
          ${lockClients('now_assigned')};
          ${add(`${formsOf('now_assigned', '')} UNION ALL ${formsOf('was_assigned', '-')}`)};
        END IF;
        RETURN NULL;
      END $$;
`;

/**
 * The income in the intake forms of each preparer's clients, kept with every change: the revenue views read a row per preparer, not a
 * form per client. Who changes a form and who reassigns its client wait for each other at the client's account, or a sum
 * would miss one of them.
 */
export class KeepIncomePerPreparer implements MigrationInterface {
  readonly name = 'KeepIncomePerPreparer1763683200023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preparer_income (
        preparer_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL,
        forms integer NOT NULL,
        total_income numeric(18,2) NOT NULL,
        submitted_income numeric(18,2) NOT NULL,
        PRIMARY KEY (preparer_id, tax_year)
      );
      CREATE VIEW office_income AS
        SELECT profile.office_id, income.tax_year, sum(income.forms)::int AS forms,
               sum(income.total_income) AS total_income, sum(income.submitted_income) AS submitted_income
        FROM preparer_income income JOIN preparer_profiles profile ON profile.user_id = income.preparer_id
        WHERE profile.office_id IS NOT NULL GROUP BY profile.office_id, income.tax_year;

      ${keepIncomeOfForm}
      CREATE TRIGGER keep_income_of_form AFTER INSERT OR UPDATE ON intake_forms
        FOR EACH ROW EXECUTE FUNCTION keep_income_of_form();

      ${keepIncomeOfAssignments}
      CREATE TRIGGER keep_income_of_new_assignments AFTER INSERT ON assignments
        REFERENCING NEW TABLE AS now_assigned FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();
      CREATE TRIGGER keep_income_of_changed_assignments AFTER UPDATE ON assignments
        REFERENCING OLD TABLE AS was_assigned NEW TABLE AS now_assigned
        FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();
      CREATE TRIGGER keep_income_of_ended_assignments AFTER DELETE ON assignments
        REFERENCING OLD TABLE AS was_assigned FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();
      ${add(formsOf('assignments', ''))};
      ${grant('preparer_income', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('office_income', 'SELECT')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_income_of_ended_assignments ON assignments;
      DROP TRIGGER keep_income_of_changed_assignments ON assignments;
      DROP TRIGGER keep_income_of_new_assignments ON assignments;
      DROP TRIGGER keep_income_of_form ON intake_forms;
      DROP FUNCTION keep_income_of_assignments();
      DROP FUNCTION keep_income_of_form();
      DROP VIEW office_income;
      DROP TABLE preparer_income`);
  }
}
