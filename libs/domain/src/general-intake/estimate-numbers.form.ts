import { filingStatuses, type FilingStatus } from '@portal/tax-engine/input';
import { Money } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { OneOf, StateField, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from './general-intake.messages';

export { filingStatuses };

/** Input for an estimate made without an account. */
@Labels('generalIntake.fields')
export class EstimateNumbers {
  @Required('on submit') @OneOf(filingStatuses) filing_status?: FilingStatus | null;
  @Required('on submit') @StateField() state?: string | null;
  /** Used when the city levies an income tax. */
  @Text(intakeLimits.cityMax) city?: string | null;
  @Money() w2_income?: number | null;
  @Money() self_employment_income?: number | null;
  @Money() unemployment_income?: number | null;
  @Money() other_income?: number | null;
  @Money() mortgage_interest?: number | null;
  @Money() charitable_donations?: number | null;
  // Collected for the estimate and copied into the intake form.
  @Money() retirement_income?: number | null;
  @Money() federal_withheld?: number | null;
  @Money() state_withheld?: number | null;
  /** Number of children; the intake form collects their details. */
  @WholeNumber(0, intakeLimits.children) num_children?: number | null;
}
