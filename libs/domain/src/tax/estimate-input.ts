import type { EstimateInput } from '@portal/tax-engine/input';
import type { TaxEstimateRequest } from './tax.dto';

const amounts = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
  'medical_expenses',
  'state_local_taxes',
] as const;

/** A field that was left empty comes as null or as an empty text and says as little as an absent one. */
const said = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What was not said counts as 0; withholding that was not said stays absent, so that it is estimated. */
export function completeEstimateInput(request: TaxEstimateRequest): EstimateInput {
  const known = Object.fromEntries(amounts.map((name) => [name, said(request[name]) ?? 0])) as Record<
    (typeof amounts)[number],
    number
  >;
  return {
    filing_status: request.filing_status,
    state: request.state,
    num_children: said(request.num_children) ?? 0,
    ...known,
    federal_withheld: said(request.federal_withheld),
    state_withheld: said(request.state_withheld),
    estimated_payments: said(request.estimated_payments),
  };
}
