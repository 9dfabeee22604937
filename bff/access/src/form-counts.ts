import type { EntityManager } from 'typeorm';

/** The tax year, and filters by office, and by the status of the form or of its client's assignment. */
export interface FormFilter {
  tax_year: number;
  status?: 'all' | 'submitted' | 'draft' | 'assigned' | 'unassigned' | undefined;
  office_id?: string | undefined;
}

// Totals maintained by triggers (docs/database-rules.md): keep_totals_of_income, keep_shares_of_assignments.
/**
 * Counts intake forms from totals that triggers maintain (migrations `keep-totals-of-forms` and
 * `create-preparer-income`): counting the forms themselves would read one row per client. Uses the table names, because
 * the statistics module, which owns the entities, depends on preparers and offices.
 */
export async function countForms(
  manager: EntityManager,
  { tax_year, status = 'all', office_id }: FormFilter,
): Promise<number> {
  const { forms, submitted } = office_id
    ? await ofAssigned(manager, tax_year, office_id)
    : await ofEverybody(manager, tax_year);
  if (status === 'all' || status === 'submitted' || status === 'draft')
    return { all: forms, submitted, draft: forms - submitted }[status];
  // The clients of forms in an office are always assigned.
  const assigned = office_id ? forms : (await ofAssigned(manager, tax_year)).forms;
  return status === 'assigned' ? assigned : forms - assigned;
}

interface Counted {
  forms: number;
  submitted: number;
}

async function ofEverybody(manager: EntityManager, tax_year: number): Promise<Counted> {
  const sum = (name: string) => `COALESCE(sum(total.amount) FILTER (WHERE total.name = '${name}'), 0)`;
  const found = await manager
    .createQueryBuilder()
    .select(sum('intake_forms'), 'forms')
    .addSelect(sum('submitted_intake_forms'), 'submitted')
    .from('running_totals', 'total')
    .where("total.name IN ('intake_forms', 'submitted_intake_forms') AND total.scope = :year", {
      year: String(tax_year),
    })
    .getRawOne<Counted>();
  return found ?? { forms: 0, submitted: 0 };
}

async function ofAssigned(manager: EntityManager, tax_year: number, office_id?: string): Promise<Counted> {
  const query = manager
    .createQueryBuilder()
    .select('COALESCE(sum(income.forms), 0)', 'forms')
    .addSelect('COALESCE(sum(income.submitted_forms), 0)', 'submitted')
    .from('preparer_income', 'income')
    .where('income.tax_year = :tax_year', { tax_year });
  if (office_id)
    query.andWhere('income.preparer_id IN (SELECT user_id FROM preparer_profiles WHERE office_id = :office_id)', {
      office_id,
    });
  return (await query.getRawOne<Counted>()) ?? { forms: 0, submitted: 0 };
}
