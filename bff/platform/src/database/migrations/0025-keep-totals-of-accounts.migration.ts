import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIncome, incomeOf } from './0022-create-preparer-income.migration';
import { countedForms } from './0024-keep-totals-of-forms.migration';

const isClient = (account: string) =>
  `(${account}.role = 'client' AND ${account}.status = 'active' AND ${account}.deleted_at IS NULL)`;

const keepTotalsOfNewUsers = `
  CREATE FUNCTION keep_totals_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM add_to_total('users', '', count(*)) FROM now_there WHERE deleted_at IS NULL;
    PERFORM add_to_total('clients', '', count(*)) FROM now_there account WHERE ${isClient('account')};
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_totals_of_new_users AFTER INSERT ON users
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_new_users();`;

/** Accounts deleted (-1) or restored (1) by this statement. */
const movedOwners = `
  SELECT account.id, (account.deleted_at IS NULL)::int - (was.deleted_at IS NULL)::int AS sign
  FROM was_there was JOIN now_there account USING (id)
  WHERE (was.deleted_at IS NULL) <> (account.deleted_at IS NULL)`;

const totalsOfMoved = (table: keyof typeof countedForms) => `
  PERFORM add_to_total(part.name, form.tax_year::text, sum(owner.sign * part.amount))
  FROM (${movedOwners}) owner JOIN ${table} form ON form.user_id = owner.id CROSS JOIN LATERAL ${countedForms[table]}
  GROUP BY part.name, form.tax_year;`;

const keepTotalsOfUsers = `
  CREATE FUNCTION keep_totals_of_users() RETURNS trigger LANGUAGE plpgsql
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
    ${totalsOfMoved('intake_forms')}
    ${totalsOfMoved('schedule_c_forms')}
    ${addIncome(incomeOf(`SELECT client_id, preparer_id, owner.sign FROM assignments JOIN (${movedOwners}) owner ON owner.id = client_id`))};
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_totals_of_changed_users AFTER UPDATE ON users
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_users();`;

const countAssigned = (rows: string, sign: '' | '-') => `
  SELECT a.preparer_id, ${sign}count(*) AS clients FROM ${rows} a JOIN users account ON account.id = a.client_id
  WHERE ${isClient('account')} GROUP BY a.preparer_id`;

const keepTotalsOfAssignments = `
  CREATE FUNCTION keep_totals_of_assignments() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      PERFORM add_to_total('assigned_clients', preparer_id::text, clients)
      FROM (${countAssigned('was_there', '-')}) gone;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      PERFORM add_to_total('assigned_clients', preparer_id::text, clients)
      FROM (${countAssigned('now_there', '')}) come;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_totals_of_new_assignments AFTER INSERT ON assignments
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assignments();
  CREATE TRIGGER keep_totals_of_changed_assignments AFTER UPDATE ON assignments
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assignments();
  CREATE TRIGGER keep_totals_of_ended_assignments AFTER DELETE ON assignments
    REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assignments();`;

/**
 * Totals of accounts, and of clients per preparer. Deleting an account subtracts its forms from the totals, and
 * restoring it adds them back. Accounts are counted per statement, not one by one, and bulk changes force a custom plan
 * (`force_custom_plan`): a plan cached when there were few rows takes seconds once there are many.
 */
export class KeepTotalsOfAccounts implements MigrationInterface {
  readonly name = 'KeepTotalsOfAccounts1763683200025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${keepTotalsOfNewUsers} ${keepTotalsOfUsers} ${keepTotalsOfAssignments}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_totals_of_ended_assignments ON assignments;
      DROP TRIGGER keep_totals_of_changed_assignments ON assignments;
      DROP TRIGGER keep_totals_of_new_assignments ON assignments;
      DROP FUNCTION keep_totals_of_assignments();
      DROP TRIGGER keep_totals_of_changed_users ON users;
      DROP FUNCTION keep_totals_of_users();
      DROP TRIGGER keep_totals_of_new_users ON users;
      DROP FUNCTION keep_totals_of_new_users()`);
  }
}
