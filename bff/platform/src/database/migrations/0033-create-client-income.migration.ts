import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grant } from './application-role';
import { addIncome, incomeOf } from './0022-create-preparer-income.migration';
import { countedForms } from './0024-keep-totals-of-forms.migration';

const kinds = [
  'w2_income',
  'self_employment_income',
  'schedule_c_profit',
  'unemployment_income',
  'retirement_income',
  'other_income',
];
const kept = ['has_intake', 'intake_submitted', 'has_schedule_c', ...kinds];

/**
 * The only SQL expression for a client's income; `incomeByKind` in `libs/domain/src/income/income-by-kind.ts` is its
 * TypeScript counterpart. @param owners rows of `client_id, tax_year`
 */
const incomeOfClients = (owners: string) => `
  SELECT owner.client_id, owner.tax_year, intake.id IS NOT NULL, COALESCE(intake.submitted, FALSE), business.id IS NOT NULL,
         COALESCE(intake.w2_income, 0),
         CASE WHEN business.id IS NULL THEN COALESCE(intake.self_employment_income, 0) ELSE 0 END,
         COALESCE(business.net_profit_loss, 0),
         COALESCE(intake.unemployment_income, 0), COALESCE(intake.retirement_income, 0), COALESCE(intake.other_income, 0)
  FROM (${owners}) owner
  LEFT JOIN intake_forms intake ON intake.user_id = owner.client_id AND intake.tax_year = owner.tax_year
  LEFT JOIN schedule_c_forms business ON business.user_id = owner.client_id AND business.tax_year = owner.tax_year
  ORDER BY owner.client_id, owner.tax_year`;

/** The amounts that a client's income, `income`, adds to each total of its tax year. */
const countedIncome = `(VALUES
  ('intake_forms', income.has_intake::int), ('submitted_intake_forms', income.intake_submitted::int),
  ('business_clients', income.has_schedule_c::int),
  ${kinds.map((kind) => `('${kind}', income.${kind})`).join(', ')},
  ('clients_with_income', (income.total_income > 0)::int), ('income_above_zero', greatest(income.total_income, 0)),
  ('high_income_clients', (income.total_income > 100000)::int)) part (name, amount)`;
const totalNames = [
  'intake_forms',
  'submitted_intake_forms',
  'business_clients',
  ...kinds,
  'clients_with_income',
  'income_above_zero',
  'high_income_clients',
];

/**
 * Returns SQL that sums forms and income per preparer and tax year.
 * @param rows SQL that selects `client_id`, `preparer_id` and `sign`: 1 to add, -1 to subtract
 */
const ofPreparers = (rows: string) => `
  SELECT a.preparer_id, income.tax_year, sum(a.sign * income.has_intake::int), sum(a.sign * income.intake_submitted::int),
         sum(a.sign * income.total_income), sum(a.sign * income.intake_submitted::int * income.total_income)
  FROM (${rows}) a JOIN client_income income ON income.client_id = a.client_id GROUP BY a.preparer_id, income.tax_year`;

/** Assignments of clients who are not deleted. */
const present = (assignments: string, sign: '1' | '-1') => `
  SELECT client_id, preparer_id, ${sign} AS sign FROM ${assignments} JOIN users owner ON owner.id = client_id
  WHERE owner.deleted_at IS NULL`;

/**
 * Locks the owners, ordered by id, so that a deletion, an assignment and a form change of one client wait for each
 * other.
 */
const keepIncomeOfClients = `
  CREATE FUNCTION keep_income_of_clients() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM now_there) ORDER BY id FOR NO KEY UPDATE;
    INSERT INTO client_income AS kept (client_id, tax_year, ${kept.join(', ')})
    ${incomeOfClients('SELECT DISTINCT user_id AS client_id, tax_year FROM now_there')}
    ON CONFLICT (client_id, tax_year) DO UPDATE SET ${kept.map((column) => `${column} = excluded.${column}`).join(', ')}
      WHERE (${kept.map((column) => `kept.${column}`).join(', ')})
        IS DISTINCT FROM (${kept.map((column) => `excluded.${column}`).join(', ')});
    RETURN NULL;
  END $$;
  ${['intake_forms', 'schedule_c_forms']
    .map(
      (table) => `
    CREATE TRIGGER keep_income_of_new_forms AFTER INSERT ON ${table}
      REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_clients();
    CREATE TRIGGER keep_income_of_changed_forms AFTER UPDATE ON ${table}
      REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_income_of_clients();`,
    )
    .join('')}`;

const changedTotals = (rows: string, sign: '1' | '-1') => `
  SELECT part.name, income.tax_year, ${sign} * part.amount FROM ${rows} income
  JOIN users owner ON owner.id = income.client_id AND owner.deleted_at IS NULL CROSS JOIN LATERAL ${countedIncome}`;
const changedShares = (rows: string, sign: '1' | '-1') => `
  SELECT a.preparer_id, income.tax_year, ${sign} * income.has_intake::int, ${sign} * income.intake_submitted::int,
         ${sign} * income.total_income, ${sign} * income.intake_submitted::int * income.total_income
  FROM ${rows} income JOIN users owner ON owner.id = income.client_id AND owner.deleted_at IS NULL
  JOIN assignments a ON a.client_id = income.client_id`;
const addChanges = (changes: (of: typeof changedTotals) => string) => `
  PERFORM add_to_total(change.name, change.tax_year::text, sum(change.amount))
  FROM (${changes(changedTotals)}) change (name, tax_year, amount) GROUP BY change.name, change.tax_year;
  ${addIncome(changes(changedShares))};`;

const keepTotalsOfIncome = `
  CREATE FUNCTION keep_totals_of_income() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${addChanges((of) => of('now_there', '1'))}
    ELSIF EXISTS (SELECT FROM now_there) THEN
      ${addChanges((of) => `${of('now_there', '1')} UNION ALL ${of('was_there', '-1')}`)}
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_totals_of_new_income AFTER INSERT ON client_income
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_income();
  CREATE TRIGGER keep_totals_of_changed_income AFTER UPDATE ON client_income
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_income();`;

const lockClients = (assignments: string) =>
  `PERFORM 1 FROM users WHERE id IN (SELECT client_id FROM ${assignments}) ORDER BY id FOR NO KEY UPDATE`;

const keepSharesOfAssignments = `
  CREATE FUNCTION keep_shares_of_assignments() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${lockClients('now_assigned')};
      ${addIncome(ofPreparers(present('now_assigned', '1')))};
    ELSIF TG_OP = 'DELETE' THEN
      ${lockClients('was_assigned')};
      ${addIncome(ofPreparers(present('was_assigned', '-1')))};
    ELSE
      ${lockClients('now_assigned')};
      ${addIncome(ofPreparers(`${present('now_assigned', '1')} UNION ALL ${present('was_assigned', '-1')}`))};
    END IF;
    RETURN NULL;
  END $$;`;

/** Clients deleted (-1) or restored (1) by this statement. */
const movedOwners = `
  SELECT account.id, (account.deleted_at IS NULL)::int - (was.deleted_at IS NULL)::int AS sign
  FROM was_there was JOIN now_there account USING (id)
  WHERE (was.deleted_at IS NULL) <> (account.deleted_at IS NULL)`;
const isClient = (account: string) =>
  `(${account}.role = 'client' AND ${account}.status = 'active' AND ${account}.deleted_at IS NULL)`;

const keepTotalsOfPeople = `
  CREATE FUNCTION keep_totals_of_people() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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
    PERFORM add_to_total(part.name, income.tax_year::text, sum(owner.sign * part.amount))
    FROM (${movedOwners}) owner JOIN client_income income ON income.client_id = owner.id CROSS JOIN LATERAL ${countedIncome}
    GROUP BY part.name, income.tax_year;
    ${addIncome(ofPreparers(`SELECT client_id, preparer_id, owner.sign FROM assignments JOIN (${movedOwners}) owner ON owner.id = client_id`))};
    RETURN NULL;
  END $$;`;

/** Triggers from migrations 0022, 0024 and 0025; their functions are kept for `down`. */
const formTriggers = ['intake_forms', 'schedule_c_forms'] as const;
const assignmentTriggers = (calls: string) => `
  CREATE TRIGGER keep_income_of_new_assignments AFTER INSERT ON assignments
    REFERENCING NEW TABLE AS now_assigned FOR EACH STATEMENT EXECUTE FUNCTION ${calls}();
  CREATE TRIGGER keep_income_of_changed_assignments AFTER UPDATE ON assignments
    REFERENCING OLD TABLE AS was_assigned NEW TABLE AS now_assigned FOR EACH STATEMENT EXECUTE FUNCTION ${calls}();
  CREATE TRIGGER keep_income_of_ended_assignments AFTER DELETE ON assignments
    REFERENCING OLD TABLE AS was_assigned FOR EACH STATEMENT EXECUTE FUNCTION ${calls}();`;
const userTrigger = (calls: string) => `
  CREATE TRIGGER keep_totals_of_changed_users AFTER UPDATE ON users
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION ${calls}();`;
const dropSharedTriggers = `
  DROP TRIGGER keep_income_of_new_assignments ON assignments;
  DROP TRIGGER keep_income_of_changed_assignments ON assignments;
  DROP TRIGGER keep_income_of_ended_assignments ON assignments;
  DROP TRIGGER keep_totals_of_changed_users ON users;`;

/** Block writers until every sum follows the new rule. */
const holdWriters = 'LOCK TABLE intake_forms, schedule_c_forms, assignments, users IN SHARE ROW EXCLUSIVE MODE';
const recount = (of: { totals: string; shares: string }) => `
  DELETE FROM running_totals WHERE name IN (${totalNames.map((name) => `'${name}'`).join(', ')});
  INSERT INTO running_totals (name, scope, amount)
  SELECT name, tax_year::text, sum(amount) FROM (${of.totals}) counted (name, tax_year, amount)
  GROUP BY name, tax_year HAVING sum(amount) <> 0;
  DELETE FROM preparer_income;
  ${addIncome(of.shares)};`;

/**
 * The income of each client, with the net result of a Schedule C in place of the intake form's self-employment amount.
 * Office and preparer totals used to include only the intake form, and omitted clients with only a Schedule C. They are
 * now sums over this table, which triggers update with every change of a form, an assignment or an account. Lists sort
 * by its index.
 */
export class CreateClientIncome implements MigrationInterface {
  readonly name = 'CreateClientIncome1763683200033';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(holdWriters);
    await runner.query(`
      CREATE TABLE client_income (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        -- Accounts are never removed, and only triggers write here: a foreign key would cost a look-up for each row.
        client_id uuid NOT NULL,
        tax_year smallint NOT NULL,
        has_intake boolean NOT NULL,
        intake_submitted boolean NOT NULL,
        has_schedule_c boolean NOT NULL,
        ${kinds.map((kind) => `${kind} numeric(16,2) NOT NULL`).join(', ')},
        total_income numeric(18,2) GENERATED ALWAYS AS (${kinds.join(' + ')}) STORED,
        CONSTRAINT client_income_once_a_year UNIQUE (client_id, tax_year)
      );
      INSERT INTO client_income (client_id, tax_year, ${kept.join(', ')})
      ${incomeOfClients('SELECT user_id AS client_id, tax_year FROM intake_forms UNION SELECT user_id, tax_year FROM schedule_c_forms')};
      CREATE INDEX client_income_by_total ON client_income (tax_year, total_income, id);
      ANALYZE client_income;
      ${grant('client_income', 'SELECT', 'INSERT', 'UPDATE')}`);
    await runner.query(`
      ${recount({ totals: changedTotals('client_income', '1'), shares: ofPreparers(present('assignments', '1')) })}
      DROP TRIGGER keep_income_of_form ON intake_forms;
      ${formTriggers.map((table) => `DROP TRIGGER keep_totals_of_new_forms ON ${table}; DROP TRIGGER keep_totals_of_changed_forms ON ${table};`).join('')}
      ${dropSharedTriggers}
      ${keepIncomeOfClients} ${keepTotalsOfIncome} ${keepSharesOfAssignments} ${keepTotalsOfPeople}
      ${assignmentTriggers('keep_shares_of_assignments')} ${userTrigger('keep_totals_of_people')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const totals = Object.entries(countedForms).map(
      ([table, parts]) => `SELECT part.name, form.tax_year, part.amount FROM ${table} form
        JOIN users owner ON owner.id = form.user_id AND owner.deleted_at IS NULL CROSS JOIN LATERAL ${parts}`,
    );
    await runner.query(holdWriters);
    await runner.query(`
      ${formTriggers.map((table) => `DROP TRIGGER keep_income_of_new_forms ON ${table}; DROP TRIGGER keep_income_of_changed_forms ON ${table};`).join('')}
      ${dropSharedTriggers}
      DROP TABLE client_income;
      DROP FUNCTION keep_income_of_clients(), keep_totals_of_income(), keep_shares_of_assignments(), keep_totals_of_people();
      ${recount({ totals: totals.join(' UNION ALL '), shares: incomeOf(present('assignments', '1')) })}
      CREATE TRIGGER keep_income_of_form AFTER INSERT OR UPDATE ON intake_forms
        FOR EACH ROW EXECUTE FUNCTION keep_income_of_form();
      ${formTriggers
        .map(
          (table) => `
        CREATE TRIGGER keep_totals_of_new_forms AFTER INSERT ON ${table}
          REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();
        CREATE TRIGGER keep_totals_of_changed_forms AFTER UPDATE ON ${table}
          REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();`,
        )
        .join('')}
      ${assignmentTriggers('keep_income_of_assignments')} ${userTrigger('keep_totals_of_users')}`);
  }
}
