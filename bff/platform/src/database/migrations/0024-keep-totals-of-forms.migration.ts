import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kinds of forms, and the amounts that a form, `form`, adds to each total of its tax year. */
export const countedForms = {
  intake_forms: `(VALUES
  ('intake_forms', 1),
  ('submitted_intake_forms', form.submitted::int),
  ('w2_income', form.w2_income),
  ('self_employment_income', form.self_employment_income),
  ('unemployment_income', form.unemployment_income),
  ('retirement_income', form.retirement_income),
  ('other_income', form.other_income),
  ('clients_with_income', (form.total_income > 0)::int),
  ('high_income_clients', (form.total_income > 100000)::int)) part (name, amount)`,
  schedule_c_forms: `(VALUES
  ('business_clients', 1), ('schedule_c_profit', form.net_profit_loss)) part (name, amount)`,
} as const;

const changed = (rows: string, parts: string, sign: '1' | '-1') => `
  SELECT part.name, form.tax_year, ${sign} * part.amount FROM ${rows} form
  JOIN users owner ON owner.id = form.user_id AND owner.deleted_at IS NULL CROSS JOIN LATERAL ${parts}`;

const add = (changes: string) => `
  PERFORM add_to_total(change.name, change.tax_year::text, sum(change.amount))
  FROM (${changes}) change (name, tax_year, amount) GROUP BY change.name, change.tax_year;`;

/**
 * Whether a form is counted depends on its owner, who may be deleted or restored concurrently. Neither transaction
 * would see the other, and the form would be missed. Therefore the owners are locked, ordered by id to avoid deadlocks.
 */
const keepTotalsOf = (table: string, parts: string) => `
  CREATE FUNCTION keep_totals_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM now_there) ORDER BY id FOR NO KEY UPDATE;
    IF TG_OP = 'INSERT' THEN ${add(changed('now_there', parts, '1'))}
    ELSE ${add(`${changed('now_there', parts, '1')} UNION ALL ${changed('was_there', parts, '-1')}`)}
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_totals_of_new_forms AFTER INSERT ON ${table}
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();
  CREATE TRIGGER keep_totals_of_changed_forms AFTER UPDATE ON ${table}
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_${table}();`;

const stopTotalsOf = (table: string) => `
  DROP TRIGGER keep_totals_of_changed_forms ON ${table};
  DROP TRIGGER keep_totals_of_new_forms ON ${table};
  DROP FUNCTION keep_totals_of_${table}();`;

/** Counts the forms that lists show, which excludes those of deleted clients. */
export class KeepTotalsOfForms implements MigrationInterface {
  readonly name = 'KeepTotalsOfForms1763683200024';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, parts] of Object.entries(countedForms)) await runner.query(keepTotalsOf(table, parts));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(countedForms)) await runner.query(stopTotalsOf(table));
  }
}
