import { filingStatuses, type FilingStatus } from '@portal/tax-engine/input';
import { Money, SignedMoney } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import {
  AccountNumber,
  DateOfBirth,
  Flag,
  OneOf,
  RoutingNumber,
  Ssn,
  StateField,
  Text,
  Version,
  ZipCode,
} from '../contract/rules';
import { intakeLimits } from './intake.limits';
import type {} from './intake.messages';
import { Child, SpouseInfo } from './person.dto';

export const accountTypes = ['checking', 'savings'] as const;
export type AccountType = (typeof accountTypes)[number];

/**
 * The intake form as sent by the client. An absent field keeps the stored value; null clears it. Amounts in dollars
 * with at most two decimals; SSNs with or without dashes.
 */
@Labels('intake.fields')
export class IntakeBody {
  @Required('on submit') @Ssn() ssn?: string | null;
  @Required('on submit') @DateOfBirth() date_of_birth?: string | null;
  @Required('on submit') @Text(intakeLimits.addressMax) address?: string | null;
  @Required('on submit') @Text(intakeLimits.cityMax) city?: string | null;
  @Required('on submit') @StateField() state?: string | null;
  @Required('on submit') @ZipCode() zip_code?: string | null;
  @Required('on submit') @OneOf(filingStatuses) filing_status?: FilingStatus | null;
  @Required('on submit') @Text(intakeLimits.occupationMax) occupation?: string | null;
  /** Not in the specification: they change the standard deduction and credits. Blank means no. */
  @Flag() is_blind?: boolean | null;
  @Flag() is_student?: boolean | null;
  @Flag() is_claimable?: boolean | null;

  @Flag() has_spouse?: boolean;
  @Nested<IntakeBody>(() => SpouseInfo, (form) => form.has_spouse !== false) spouse_info?: SpouseInfo | null;
  @Flag() has_children?: boolean;
  @NestedList<IntakeBody>(() => Child, intakeLimits.children, (form) => form.has_children !== false) children?:
    Child[] | null;

  @Money() w2_income?: number | null;
  @Money() self_employment_income?: number | null;
  @Money() unemployment_income?: number | null;
  @Money() retirement_income?: number | null;
  @Money() other_income?: number | null;

  @Money() mortgage_interest?: number | null;
  @Money() charitable_donations?: number | null;
  @Money() medical_expenses?: number | null;
  @Money() state_local_taxes?: number | null;

  // Form 1095-A line 33, for the premium tax credit in the estimate.
  @Money() marketplace_premiums?: number | null;
  @Money() marketplace_silver_plan?: number | null;
  @Money() marketplace_advance?: number | null;
  // Asked only in the tax years whose law has these deductions (`years` in the field table).
  @Money() qualified_tips?: number | null;
  @Money() qualified_overtime?: number | null;
  @Money() car_loan_interest?: number | null;

  // Not in the specification, but a refund can only be computed from the amounts already paid (decisions, section 5).
  @Money() federal_withheld?: number | null;
  @Money() state_withheld?: number | null;
  @Money() city_withheld?: number | null;
  @Money() estimated_payments?: number | null;

  @SignedMoney() previous_year_agi?: number | null;
  @SignedMoney() previous_year_refund?: number | null;

  @Text(intakeLimits.bankNameMax) bank_name?: string | null;
  @RoutingNumber() routing_number?: string | null;
  @AccountNumber() account_number?: string | null;
  @OneOf(accountTypes) account_type?: AccountType | null;

  @Flag() submitted?: boolean;
  /** The version that this change is based on; 409 if it is stale. Optional, for plain API clients. */
  @Version() version?: number;
}

/** The form when submitted to a preparer by code; the occupation is then optional (specification part 2, section 5). */
export class PreparerIntakeBody extends IntakeBody {
  @Text(intakeLimits.occupationMax) override occupation?: string | null;
}
