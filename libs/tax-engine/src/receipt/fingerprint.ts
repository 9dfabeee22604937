import { estimate } from '../estimate';
import { filingStatuses, stateCodes, type EstimateInput } from '../input';
import { isPrinted } from '../law/rules/figure';
import type { FiguresByName, TaxLaw } from '../law/tax-law';
import type { EstimateResult } from '../result';

/** Incomes and people of the probes. Chosen to meet credits, phase-outs and the ages of 17, 19 and 65. */
const facts: readonly Partial<EstimateInput>[] = [
  { w2_income: 14_321.09, dependents: [{ relationship: 'child', birth_date: '2020-02-29' }] },
  { w2_income: 38_765.43, self_employment_income: 6_543.21, mortgage_interest: 9_000, charitable_donations: 2_500 },
  { w2_income: 187_654.32, state_local_taxes: 14_000, mortgage_interest: 18_000, other_income: 1_234.56 },
  { retirement_income: 43_210.98, medical_expenses: 8_000, filer_birth_date: '1950-06-15' },
  {
    unemployment_income: 7_654,
    w2_income: 9_876,
    dependents: [{ relationship: 'dependent', birth_date: '1948-01-01' }],
  },
];

const nothing = {
  self_employment_income: 0,
  unemployment_income: 0,
  retirement_income: 0,
  other_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  state_local_taxes: 0,
  w2_income: 0,
};

/** Fields of an estimate that are amounts, rates or ids: everything but sentences, which may be reworded. */
export function numbersOf({ assumptions: _a, left_out: _l, engine_version: _v, lines, ...numbers }: EstimateResult) {
  return { ...numbers, lines: lines.map(({ label: _, label_id: _id, ...line }) => line) };
}

/** Returns figures as text to be hashed; without sources, which may be corrected. */
export function figuresText(figures: FiguresByName): string {
  const values = Object.entries(figures).map(([name, figure]) => [
    name,
    figure.value,
    isPrinted(figure) ? 'printed' : figure.status,
  ]);
  return JSON.stringify(values.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/**
 * Returns the engine's answers to fixed households of every state and status by a year's law, as text to be hashed.
 * Two engines with the same text have the same rules as far as these households meet them.
 */
export function engineText(law: TaxLaw): string {
  const answers = stateCodes.flatMap((state, at) =>
    facts.map((each, position) => {
      const filing_status = filingStatuses[(at + position) % filingStatuses.length] ?? 'single';
      const home = { ...nothing, ...each, state, filing_status, num_children: each.dependents?.length ?? 0 };
      return numbersOf(estimate(home, law));
    }),
  );
  return JSON.stringify(answers);
}
