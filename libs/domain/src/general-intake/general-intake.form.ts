import { filingStatuses, type FilingStatus } from '@portal/tax-engine/input';
import { accountLimits } from '../account/account.limits';
import { Money } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { DateOfBirth, Email, Flag, OneOf, Phone, Ssn, StateField, Text, WholeNumber, ZipCode } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import { preferencesLimits } from '../preferences/preferences.limits';
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

/**
 * State of the wizard. Parts of it become a registration, an intake form and preferences, each validated again when
 * sent.
 */
@Labels('generalIntake.fields')
export class GeneralIntake extends EstimateNumbers {
  @Required('on submit') @Text(accountLimits.nameMax) first_name?: string | null;
  @Required('on submit') @Text(accountLimits.nameMax) last_name?: string | null;
  @Required('on submit') @Email() email?: string | null;
  @Required('on submit') @Phone() phone?: string | null;
  @Text() preferred_preparer?: string | null;
  @Text() preferred_office?: string | null;
  @Flag() urgent?: boolean;

  @Required('on submit') @Ssn() ssn?: string | null;
  @Required('on submit') @DateOfBirth() date_of_birth?: string | null;
  @Required('on submit') @Text(intakeLimits.addressMax) address?: string | null;
  @Required('on submit') @Text(intakeLimits.cityMax) override city?: string | null;
  @Required('on submit') @ZipCode() zip_code?: string | null;
  @Text(intakeLimits.occupationMax) occupation?: string | null;

  @Text(preferencesLimits.text) special_circumstances?: string | null;
  @Text(preferencesLimits.text) questions?: string | null;
}
