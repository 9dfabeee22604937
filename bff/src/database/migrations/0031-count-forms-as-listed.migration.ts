import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepIncomeOfAssignments, keepIncomeOfForm } from './0023-keep-income-per-preparer.migration';
import { isClient, keepTotalsOfForms, partsOfForm, partsOfScheduleC } from './0025-keep-running-totals.migration';
import { keepTotalsOfUsers } from './0028-plan-totals-by-size.migration';

/** Adds rows of `preparer_id, tax_year, forms, submitted_forms, total_income, submitted_income`, all in one order. */
const add = (rows: string) => `
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

/** What forms add to the income of their clients' preparers. @param rows have `client_id` and `sign`, how often each counts */
const formsOf = (rows: string) => `
  SELECT a.preparer_id, form.tax_year, sum(a.sign), sum(a.sign * form.submitted::int), sum(a.sign * form.total_income),
         sum(a.sign * form.submitted::int * form.total_income)
  FROM (${rows}) a JOIN intake_forms form ON form.user_id = a.client_id GROUP BY a.preparer_id, form.tax_year`;

/** Assignments of those who are not deleted. */
const present = (assignments: string, sign: '1' | '-1') => `
  SELECT client_id, preparer_id, ${sign} AS sign FROM ${assignments} JOIN users owner ON owner.id = client_id
  WHERE owner.deleted_at IS NULL`;

const lockClients = (assignments: string) =>
  `PERFORM 1 FROM users WHERE id IN (SELECT client_id FROM ${assignments}) ORDER BY id FOR NO KEY UPDATE`;

const incomeOfForm = `
  CREATE OR REPLACE FUNCTION keep_income_of_form() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ${add(`SELECT preparer_id, NEW.tax_year, added, handed_in, total, submitted FROM assignments
      JOIN users owner ON owner.id = client_id WHERE client_id = NEW.user_id AND owner.deleted_at IS NULL`)};
    RETURN NULL;
  END $$;`;

const incomeOfAssignments = `
  CREATE OR REPLACE FUNCTION keep_income_of_assignments() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${lockClients('now_assigned')};
      ${add(formsOf(present('now_assigned', '1')))};
    ELSIF TG_OP = 'DELETE' THEN
      ${lockClients('was_assigned')};
      ${add(formsOf(present('was_assigned', '-1')))};
    ELSE
      ${lockClients('now_assigned')};
      ${add(formsOf(`${present('now_assigned', '1')} UNION ALL ${present('was_assigned', '-1')}`))};
    END IF;
    RETURN NULL;
  END $$;`;

/** @param first what is done before it is counted */
export const totalsOfForms = (table: string, parts: string, first = '') => {
  const changed = (rows: string, sign: '1' | '-1') => `
    SELECT part.name, form.tax_year, ${sign} * part.amount FROM ${rows} form
    JOIN users owner ON owner.id = form.user_id AND owner.deleted_at IS NULL CROSS JOIN LATERAL ${parts}`;
  const keep = (changes: string) => `
    PERFORM add_to_total(change.name, change.tax_year::text, sum(change.amount))
    FROM (${changes}) change (name, tax_year, amount) GROUP BY change.name, change.tax_year;`;
  return `
    CREATE OR REPLACE FUNCTION keep_totals_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN${first}
      IF TG_OP = 'INSERT' THEN ${keep(changed('now_there', '1'))}
      ELSE ${keep(`${changed('now_there', '1')} UNION ALL ${changed('was_there', '-1')}`)}
      END IF;
      RETURN NULL;
    END $$;`;
};

/** Whose deletion, or return, this statement was: with 1 for who came back and -1 for who went. */
const movedOwners = `
  SELECT account.id, (account.deleted_at IS NULL)::int - (was.deleted_at IS NULL)::int AS sign
  FROM was_there was JOIN now_there account USING (id)
  WHERE (was.deleted_at IS NULL) <> (account.deleted_at IS NULL)`;

const totalsOfMoved = (table: string, parts: string) => `
  PERFORM add_to_total(part.name, form.tax_year::text, sum(owner.sign * part.amount))
  FROM (${movedOwners}) owner JOIN ${table} form ON form.user_id = owner.id CROSS JOIN LATERAL ${parts}
  GROUP BY part.name, form.tax_year;`;

const totalsOfUsers = `
  CREATE OR REPLACE FUNCTION keep_totals_of_users() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT FROM was_there was JOIN now_there account USING (id)
      WHERE (was.role, was.status, was.deleted_at) IS DISTINCT FROM (account.role, account.status, account.deleted_at)
    ) THEN RETURN NULL; END IF;
    PERFORM add_to_total('users', '', sum((account.deleted_at IS NULL)::int - (was.deleted_at IS NULL)::int)),
            add_to_total('clients', '', sum(${isClient('account')}::int - ${isClient('was')}::int))
    FROM was_there was JOIN now_there account USING (id);
    PERFORM add_to_total('assigned_clients', preparer_id::text, clients) FROM (
      SELECT a.preparer_id, sum(${isClient('account')}::int - ${isClient('was')}::int) AS clients
      FROM was_there was JOIN now_there account USING (id) JOIN assignments a ON a.client_id = account.id
      GROUP BY a.preparer_id
    ) change;
    ${totalsOfMoved('intake_forms', partsOfForm)}
    ${totalsOfMoved('schedule_c_forms', partsOfScheduleC)}
    ${add(formsOf(`SELECT client_id, preparer_id, owner.sign FROM assignments JOIN (${movedOwners}) owner ON owner.id = client_id`))};
    RETURN NULL;
  END $$;`;

/** All of it anew. @param owners of the forms that count */
const countAnew = (owners: string) => `
  DELETE FROM running_totals WHERE scope ~ '^[0-9]{4}$';
  INSERT INTO running_totals (name, scope, amount)
    SELECT part.name, form.tax_year::text, sum(part.amount) FROM intake_forms form JOIN users owner ON owner.id = form.user_id
    CROSS JOIN LATERAL ${partsOfForm} WHERE ${owners} GROUP BY 1, 2
    UNION ALL
    SELECT part.name, form.tax_year::text, sum(part.amount) FROM schedule_c_forms form
    JOIN users owner ON owner.id = form.user_id CROSS JOIN LATERAL ${partsOfScheduleC} WHERE ${owners} GROUP BY 1, 2;
  DELETE FROM preparer_income;
  ${add(formsOf(`SELECT client_id, preparer_id, 1 AS sign FROM assignments JOIN users owner ON owner.id = client_id WHERE ${owners}`))};`;

/**
 * Forms count as they are listed: those of clients who are not deleted, drafts and submitted ones apart for each preparer too. And
 * how many reassignments there are. So every list without a search says exactly how many rows it has, however many.
 */
export class CountFormsAsListed implements MigrationInterface {
  readonly name = 'CountFormsAsListed1763683200031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE users, assignments, intake_forms, schedule_c_forms, assignment_history IN SHARE ROW EXCLUSIVE MODE;
      ALTER TABLE preparer_income ADD COLUMN submitted_forms integer NOT NULL DEFAULT 0;
      ${incomeOfForm}
      ${incomeOfAssignments}
      ${totalsOfForms('intake_forms', partsOfForm)}
      ${totalsOfForms('schedule_c_forms', partsOfScheduleC)}
      ${totalsOfUsers}
      ${countAnew('owner.deleted_at IS NULL')}
      CREATE FUNCTION keep_total_of_reassignments() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_to_total('reassignments', '', count(*)) FROM now_there;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_total_of_reassignments AFTER INSERT ON assignment_history
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_total_of_reassignments();
      INSERT INTO running_totals (name, scope, amount) SELECT 'reassignments', '', count(*) FROM assignment_history`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_total_of_reassignments ON assignment_history;
      DROP FUNCTION keep_total_of_reassignments();
      DELETE FROM running_totals WHERE name = 'reassignments';
      ${keepIncomeOfForm}
      ${keepIncomeOfAssignments}
      ALTER FUNCTION keep_income_of_assignments() SET plan_cache_mode = force_custom_plan;
      ${keepTotalsOfForms('intake_forms', partsOfForm)}
      ${keepTotalsOfForms('schedule_c_forms', partsOfScheduleC)}
      ${keepTotalsOfUsers}
      ${countAnew('TRUE')}
      ALTER TABLE preparer_income DROP COLUMN submitted_forms`);
  }
}
