import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';

export const isClient = (account: string) =>
  `(${account}.role = 'client' AND ${account}.status = 'active' AND ${account}.deleted_at IS NULL)`;

/** What one intake form adds to each total of its tax year. */
export const partsOfForm = `(VALUES
  ('intake_forms', 1),
  ('submitted_intake_forms', form.submitted::int),
  ('w2_income', form.w2_income),
  ('self_employment_income', form.self_employment_income),
  ('unemployment_income', form.unemployment_income),
  ('retirement_income', form.retirement_income),
  ('other_income', form.other_income),
  ('clients_with_income', (form.total_income > 0)::int),
  ('high_income_clients', (form.total_income > 100000)::int)) part (name, amount)`;

export const partsOfScheduleC = `(VALUES
  ('business_clients', 1), ('schedule_c_profit', form.net_profit_loss)) part (name, amount)`;

/** A total for each: name, scope and amount. */
const totals = {
  users: `SELECT 'users', '', count(*) FROM users WHERE deleted_at IS NULL`,
  clients: `SELECT 'clients', '', count(*) FROM users account WHERE ${isClient('account')}`,
  documents: `SELECT 'documents', '', count(*) FROM documents`,
  assigned: `SELECT 'assigned_clients', preparer_id::text, count(*) FROM assignments
    JOIN users account ON account.id = client_id WHERE ${isClient('account')} GROUP BY 2`,
  intakes: `SELECT part.name, form.tax_year::text, sum(part.amount)
    FROM intake_forms form CROSS JOIN LATERAL ${partsOfForm} GROUP BY 1, 2`,
  scheduleC: `SELECT part.name, form.tax_year::text, sum(part.amount)
    FROM schedule_c_forms form CROSS JOIN LATERAL ${partsOfScheduleC} GROUP BY 1, 2`,
};

/** As this migration makes it; a later one that changes it puts it back when it is taken back. */
export const keepTotalsOfForms = (table: string, parts: string) => `
  CREATE OR REPLACE FUNCTION keep_totals_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM add_to_total(part.name, form.tax_year::text, sum(part.amount))
      FROM now_there form CROSS JOIN LATERAL ${parts} GROUP BY part.name, form.tax_year;
    ELSE
      PERFORM add_to_total(change.name, change.tax_year::text, sum(change.amount)) FROM (
        SELECT part.name, form.tax_year, part.amount FROM now_there form CROSS JOIN LATERAL ${parts}
        UNION ALL SELECT part.name, form.tax_year, -part.amount FROM was_there form CROSS JOIN LATERAL ${parts}
      ) change GROUP BY change.name, change.tax_year;
    END IF;
    RETURN NULL;
  END $$;`;

/** Adds what a statement changed, read from `now_there` and `was_there`. */
const keepForms = (table: string, parts: string) => `
  ${keepTotalsOfForms(table, parts)}
  CREATE TRIGGER keep_totals_of_new_forms AFTER INSERT ON ${table}
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();
  CREATE TRIGGER keep_totals_of_changed_forms AFTER UPDATE ON ${table}
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();`;

const countAssigned = (rows: string, sign: '' | '-') => `
  SELECT a.preparer_id, ${sign}count(*) AS clients FROM ${rows} a JOIN users account ON account.id = a.client_id
  WHERE ${isClient('account')} GROUP BY a.preparer_id`;

/**
 * Counts and sums of the whole office, kept with every change: what the admin's overview says must not take longer with more clients.
 * A change adds a row and updates none, so that nobody waits for anybody; every 200th row adds up those that nobody else
 * is at. A total is the sum of its rows.
 */
export class KeepRunningTotals implements MigrationInterface {
  readonly name = 'KeepRunningTotals1763683200025';

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

      CREATE FUNCTION keep_totals_of_new_users() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM add_to_total('users', '', count(*)) FROM now_there WHERE deleted_at IS NULL;
        PERFORM add_to_total('clients', '', count(*)) FROM now_there account WHERE ${isClient('account')};
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_totals_of_new_users AFTER INSERT ON users
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_new_users();

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

      CREATE FUNCTION keep_totals_of_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
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
        REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assignments();

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

      ${keepForms('intake_forms', partsOfForm)}
      ${keepForms('schedule_c_forms', partsOfScheduleC)}
      INSERT INTO running_totals (name, scope, amount) ${Object.values(totals).join(' UNION ALL ')};
      -- The list of clients, the newest first.
      CREATE INDEX users_by_role_newest ON users (role, created_at, id) WHERE deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_by_role_newest;
      ${['schedule_c_forms', 'intake_forms']
        .map(
          (table) => `DROP TRIGGER keep_totals_of_changed_forms ON ${table};
            DROP TRIGGER keep_totals_of_new_forms ON ${table}; DROP FUNCTION keep_totals_of_${table}();`,
        )
        .join('\n')}
      DROP TRIGGER keep_totals_of_ended_documents ON documents;
      DROP TRIGGER keep_totals_of_new_documents ON documents;
      DROP FUNCTION keep_totals_of_documents();
      DROP TRIGGER keep_totals_of_ended_assignments ON assignments;
      DROP TRIGGER keep_totals_of_changed_assignments ON assignments;
      DROP TRIGGER keep_totals_of_new_assignments ON assignments;
      DROP FUNCTION keep_totals_of_assignments();
      DROP TRIGGER keep_totals_of_changed_users ON users;
      DROP FUNCTION keep_totals_of_changed_users();
      DROP TRIGGER keep_totals_of_new_users ON users;
      DROP FUNCTION keep_totals_of_new_users();
      DROP FUNCTION add_to_total(text, text, numeric);
      DROP TABLE running_totals`);
  }
}
