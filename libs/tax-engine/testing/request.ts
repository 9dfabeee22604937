import type { EstimateInput } from '../src/input';
import type { EstimateResult } from '../src/result';

/** A single person in Texas without income; tests override only what matters to them. */
export const request = (facts: Partial<EstimateInput> = {}): EstimateInput => ({
  filing_status: 'single',
  state: 'TX',
  num_children: 0,
  w2_income: 0,
  self_employment_income: 0,
  unemployment_income: 0,
  retirement_income: 0,
  other_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  state_local_taxes: 0,
  ...facts,
});

/** Returns the amount of one trace line; throws if it is missing, which fails the test. */
export function amountOf(result: EstimateResult, id: string): number {
  const found = result.lines.find((line) => line.id === id);
  if (!found) throw new Error(`The trace has no line ${id}.`);
  return found.amount;
}
