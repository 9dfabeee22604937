import { isMoney, isStateCode } from '@portal/domain/contract/values';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { filingStatuses, type FilingStatus, type StateCode } from '@portal/tax-engine/input';
import type { FieldValues } from '@portal/ui-kit/forms';
import { deductionFields, incomeFields, paidFields } from '@portal/domain/intake/intake.fields';

/** The fields an estimate is made from: a change of one of these makes a new one. */
export const estimateFields = [
  ...incomeFields,
  ...deductionFields,
  ...paidFields,
  'filing_status',
  'state',
  'has_children',
  'children',
] as const;

const isFilingStatus = (value: unknown): value is FilingStatus => filingStatuses.some((status) => status === value);
const isState = (value: unknown): value is StateCode => typeof value === 'string' && isStateCode(value);
/** What is no amount yet, because it is being typed, counts as nothing. */
const amountIn = (value: unknown): number => (isMoney(value) && value > 0 ? value : 0);

/**
 * What to ask for, or null when there is nothing to estimate: no W-2, other or self-employment income, or no filing
 * status or state (specification part 1, section 4). Amounts in dollars.
 */
export function estimateRequestOf(values: FieldValues): TaxEstimateRequest | null {
  const { filing_status, state } = values;
  if (!isFilingStatus(filing_status) || !isState(state)) return null;
  const amount = (name: (typeof incomeFields)[number] | (typeof deductionFields)[number]): number =>
    amountIn(values[name]);
  if (amount('w2_income') + amount('other_income') + amount('self_employment_income') === 0) return null;
  const children: unknown = values['children'];
  return {
    filing_status,
    state,
    num_children: values['has_children'] === true && Array.isArray(children) ? children.length : 0,
    w2_income: amount('w2_income'),
    self_employment_income: amount('self_employment_income'),
    unemployment_income: amount('unemployment_income'),
    retirement_income: amount('retirement_income'),
    other_income: amount('other_income'),
    mortgage_interest: amount('mortgage_interest'),
    charitable_donations: amount('charitable_donations'),
    medical_expenses: amount('medical_expenses'),
    state_local_taxes: amount('state_local_taxes'),
    ...givenPaid(values),
  };
}

/** Only what was given: absent withholding is estimated from the wages. */
function givenPaid(values: FieldValues): Partial<Record<(typeof paidFields)[number], number>> {
  return Object.fromEntries(
    paidFields.flatMap((name) => (isMoney(values[name]) && values[name] >= 0 ? [[name, values[name]]] : [])),
  );
}
