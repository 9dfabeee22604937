import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

/**
 * Adds rows of `preparer_id, tax_year, forms, submitted_forms, total_income, submitted_income`, in a fixed order to
 * avoid deadlocks.
 */
export const addIncome = (rows: string) => `
  INSERT INTO preparer_income AS kept (preparer_id, tax_year, forms, submitted_forms, total_income, submitted_income)
  SELECT preparer_id, tax_year, sum(forms), sum(submitted_forms), sum(total_income), sum(submitted_income)
  FROM (${rows}) change (preparer_id, tax_year, forms, submitted_forms, total_income, submitted_income)
  GROUP BY preparer_id, tax_year
  HAVING sum(forms) <> 0 OR sum(submitted_forms) <> 0 OR sum(total_income) <> 0 OR sum(submitted_income) <> 0
  ORDER BY preparer_id, tax_year
  ON CONFLICT (preparer_id, tax_year) DO UPDATE SET
    forms = kept.forms + excluded.forms,
    submitted_forms = kept.submitted_forms + excluded.submitted_forms,
    total_income = kept.total_income + excluded.total_income,
    submitted_income = kept.submitted_income + excluded.submitted_income`;

/**
 * Returns SQL that sums forms and income per preparer and tax year.
 * @param rows SQL that selects `client_id` and `sign`: 1 to add, -1 to subtract
 */
export const incomeOf = (rows: string) => `
  SELECT a.preparer_id, form.tax_year, sum(a.sign), sum(a.sign * form.submitted::int), sum(a.sign * form.total_income),
         sum(a.sign * form.submitted::int * form.total_income)
  FROM (${rows}) a JOIN intake_forms form ON form.user_id = a.client_id GROUP BY a.preparer_id, form.tax_year`;

/** Assignments of clients who are not deleted. */
const present = (assignments: string, sign: '1' | '-1') => `
  SELECT client_id, preparer_id, ${sign} AS sign FROM ${assignments} JOIN users owner ON owner.id = client_id
  WHERE owner.deleted_at IS NULL`;

const lockClients = (assignments: string) =>
  `PERFORM 1 FROM users WHERE id IN (SELECT client_id FROM ${assignments}) ORDER BY id FOR NO KEY UPDATE`;

const keepIncomeOfForm = `
  CREATE FUNCTION keep_income_of_form() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    added integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE 0 END;
    handed_in integer := NEW.submitted::int;
    total numeric := NEW.total_income;
    submitted numeric := NEW.submitted::int * NEW.total_income;
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      handed_in := handed_in - OLD.submitted::int;
      total := total - OLD.total_income;
      submitted := submitted - OLD.submitted::int * OLD.total_income;
    END IF;
    IF added = 0 AND handed_in = 0 AND total = 0 AND submitted = 0 THEN RETURN NULL; END IF;
    PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
    ${addIncome(`SELECT preparer_id, NEW.tax_year, added, handed_in, total, submitted FROM assignments
      JOIN users owner ON owner.id = client_id WHERE client_id = NEW.user_id AND owner.deleted_at IS NULL`)};
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_income_of_form AFTER INSERT OR UPDATE ON intake_forms
    FOR EACH ROW EXECUTE FUNCTION keep_income_of_form();`;

/** Forces a custom plan: a plan cached when there were few rows takes seconds once there are many. */
const keepIncomeOfAssignments = `
  CREATE FUNCTION keep_income_of_assignments() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${lockClients('now_assigned')};
      ${addIncome(incomeOf(present('now_assigned', '1')))};
    ELSIF TG_OP = 'DELETE' THEN
      ${lockClients('was_assigned')};
      ${addIncome(incomeOf(present('was_assigned', '-1')))};
    ELSE
      ${lockClients('now_assigned')};
      ${addIncome(incomeOf(`${present('now_assigned', '1')} UNION ALL ${present('was_assigned', '-1')}`))};
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_income_of_new_assignments AFTER INSERT ON assignments
    REFERENCING NEW TABLE AS now_assigned FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();
  CREATE TRIGGER keep_income_of_changed_assignments AFTER UPDATE ON assignments
    REFERENCING OLD TABLE AS was_assigned NEW TABLE AS now_assigned
    FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();
  CREATE TRIGGER keep_income_of_ended_assignments AFTER DELETE ON assignments
    REFERENCING OLD TABLE AS was_assigned FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_assignments();`;

/**
 * The intake form income of each preparer's clients, maintained by triggers, so that the revenue views read one row per
 * preparer instead of one form per client. Form changes and reassignments of a client lock the client's account;
 * otherwise a sum would miss one of two concurrent changes. For deleted and restored accounts see
 * `keep-totals-of-accounts`.
 */
export class CreatePreparerIncome implements MigrationInterface {
  readonly name = 'CreatePreparerIncome1763683200022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE preparer_income (
        preparer_id uuid NOT NULL REFERENCES users,
        tax_year smallint NOT NULL,
        forms integer NOT NULL,
        submitted_forms integer NOT NULL DEFAULT 0,
        total_income numeric(18,2) NOT NULL,
        submitted_income numeric(18,2) NOT NULL,
        PRIMARY KEY (preparer_id, tax_year)
      );
      CREATE VIEW office_income AS
        SELECT profile.office_id, income.tax_year, sum(income.forms)::int AS forms,
               sum(income.total_income) AS total_income, sum(income.submitted_income) AS submitted_income
        FROM preparer_income income JOIN preparer_profiles profile ON profile.user_id = income.preparer_id
        WHERE profile.office_id IS NOT NULL GROUP BY profile.office_id, income.tax_year;
      ${grant('preparer_income', 'SELECT', 'INSERT', 'UPDATE')}
      ${grant('office_income', 'SELECT')}
      ${keepIncomeOfForm}
      ${keepIncomeOfAssignments}`);
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
