import type { MigrationInterface, QueryRunner } from 'typeorm';

const isClient = (account: string) =>
  `(${account}.role = 'client' AND ${account}.status = 'active' AND ${account}.deleted_at IS NULL)`;

/** What assignments of many at once keep up; a plan that is kept from when there were few takes seconds where there are many. */
const planned = ['keep_totals_of_assignments', 'keep_income_of_assignments'];

/** As this migration makes it; a later one that changes it puts it back when it is taken back. */
export const keepTotalsOfUsers = `
      CREATE OR REPLACE FUNCTION keep_totals_of_users() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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
        RETURN NULL;
      END $$;`;

/**
 * Totals of many changes at once: the statements behind them are planned for as many as there are, and accounts are counted by the
 * statement that changes them, not one by one.
 */
export class PlanTotalsBySize implements MigrationInterface {
  readonly name = 'PlanTotalsBySize1763683200028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${planned.map((name) => `ALTER FUNCTION ${name}() SET plan_cache_mode = force_custom_plan;`).join('\n')}
      DROP TRIGGER keep_totals_of_changed_users ON users;
      ${keepTotalsOfUsers}
      CREATE TRIGGER keep_totals_of_changed_users AFTER UPDATE ON users
        REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
        FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_users();
      DROP FUNCTION keep_totals_of_changed_users()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_totals_of_changed_users ON users;
      DROP FUNCTION keep_totals_of_users();
      CREATE FUNCTION keep_totals_of_changed_users() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE client integer := ${isClient('NEW')}::int - ${isClient('OLD')}::int;
      BEGIN
        PERFORM add_to_total('users', '', (NEW.deleted_at IS NULL)::int - (OLD.deleted_at IS NULL)::int);
        PERFORM add_to_total('clients', '', client);
        PERFORM add_to_total('assigned_clients', preparer_id::text, client)
        FROM assignments WHERE client_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_totals_of_changed_users AFTER UPDATE ON users FOR EACH ROW
        WHEN ((OLD.role, OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.role, NEW.status, NEW.deleted_at))
        EXECUTE FUNCTION keep_totals_of_changed_users();
      ${planned.map((name) => `ALTER FUNCTION ${name}() RESET plan_cache_mode;`).join('\n')}`);
  }
}
