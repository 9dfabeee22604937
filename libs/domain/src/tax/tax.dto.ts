import { filingStatuses, type EstimateInput, type FilingStatus, type StateCode } from '@portal/tax-engine/input';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Money, OneOf, StateField, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from '../intake/intake.messages';

/** Absent amounts count as 0; absent withholding is estimated from the wages. */
@Labels('intake.fields')
export class TaxEstimateRequest implements Partial<EstimateInput> {
  @Required() @OneOf(filingStatuses) filing_status!: FilingStatus;
  @Required() @StateField() state!: StateCode;
  @WholeNumber(0, intakeLimits.children) num_children?: number;
  @Money() w2_income?: number;
  @Money() self_employment_income?: number;
  @Money() unemployment_income?: number;
  @Money() retirement_income?: number;
  @Money() other_income?: number;
  @Money() mortgage_interest?: number;
  @Money() charitable_donations?: number;
  @Money() medical_expenses?: number;
  @Money() state_local_taxes?: number;
  @Money() federal_withheld?: number;
  @Money() state_withheld?: number;
  @Money() estimated_payments?: number;
}
