import type { EstimateInput } from '@portal/tax-engine/input';
import type { TaxEstimateRequest } from './tax.dto';

/** A field that was left empty comes as null or as an empty text and says as little as an absent one. */
const said = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const saidOrZero = (value: unknown): number => said(value) ?? 0;

/** What was not said counts as 0; withholding that was not said stays absent, so that it is estimated. */
export const completeEstimateInput = (request: TaxEstimateRequest): EstimateInput => ({
  filing_status: request.filing_status,
  state: request.state,
  num_children: saidOrZero(request.num_children),
  w2_income: saidOrZero(request.w2_income),
  self_employment_income: saidOrZero(request.self_employment_income),
  unemployment_income: saidOrZero(request.unemployment_income),
  retirement_income: saidOrZero(request.retirement_income),
  other_income: saidOrZero(request.other_income),
  mortgage_interest: saidOrZero(request.mortgage_interest),
  charitable_donations: saidOrZero(request.charitable_donations),
  medical_expenses: saidOrZero(request.medical_expenses),
  state_local_taxes: saidOrZero(request.state_local_taxes),
  federal_withheld: said(request.federal_withheld),
  state_withheld: said(request.state_withheld),
  estimated_payments: said(request.estimated_payments),
});
