import {
  dependentRelationships,
  filingStatuses,
  type Dependent,
  type DependentRelationship,
  type EstimateInput,
  type FilingStatus,
  type StateCode,
} from '@portal/tax-engine/input';
import { Money } from '../contract/amount.rules';
import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { CountOf, DateOfBirth, Flag, OneOf, StateField, TaxYear, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from '../intake/intake.messages';

/** A person claimed as a dependent. Without a birth date, the age is assumed to be 8. */
@Labels('intake.fields')
export class EstimateDependent implements Dependent {
  @DateOfBirth() birth_date?: string;
  @Required() @OneOf(dependentRelationships) relationship!: DependentRelationship;
}

/**
 * Absent amounts are treated as 0, and absent withholding is estimated from the wages. Without birth dates, filers are
 * assumed to be 40 and dependents 8 years old.
 */
@Labels('intake.fields')
export class TaxEstimateRequest implements Partial<EstimateInput> {
  /** Absent: 2024, the year of the specification. */
  @TaxYear() tax_year?: number;
  @Required() @OneOf(filingStatuses) filing_status!: FilingStatus;
  @Required() @StateField() state!: StateCode;
  @WholeNumber(0, intakeLimits.children) @CountOf('dependents') num_children?: number;
  @DateOfBirth() filer_birth_date?: string;
  @DateOfBirth() spouse_birth_date?: string;
  /** Absent: no. The spouse's facts count on a joint return only. */
  @Flag() filer_blind?: boolean;
  @Flag() spouse_blind?: boolean;
  @Flag() filer_student?: boolean;
  @Flag() spouse_student?: boolean;
  @Flag() filer_claimable?: boolean;
  @Flag() spouse_claimable?: boolean;
  @NestedList(() => EstimateDependent, intakeLimits.children) dependents?: EstimateDependent[];
  @Text(intakeLimits.cityMax) city?: string;
  @Money() w2_income?: number;
  @Money() self_employment_income?: number;
  @Money() business_loss?: number;
  @Money() unemployment_income?: number;
  @Money() retirement_income?: number;
  @Money() other_income?: number;
  @Money() mortgage_interest?: number;
  @Money() charitable_donations?: number;
  @Money() medical_expenses?: number;
  @Money() state_local_taxes?: number;
  @Money() qualified_tips?: number;
  @Money() qualified_overtime?: number;
  @Money() car_loan_interest?: number;
  @Money() federal_withheld?: number;
  @Money() state_withheld?: number;
  @Money() city_withheld?: number;
  @Money() estimated_payments?: number;
  @Money() marketplace_premiums?: number;
  @Money() marketplace_silver_plan?: number;
  @Money() marketplace_advance?: number;
}
