import type { Dependent, EstimateInput } from '@portal/tax-engine/input';
import type { EstimateDependent, TaxEstimateRequest } from './tax.dto';
import { taxYear } from './tax.limits';

type Amount = number | null | undefined;
type Words = string | null | undefined;

/** Returns undefined for a field left blank, which arrives as null or as empty text. */
const numberOrUndefined = (value: Amount): number | undefined => (typeof value === 'number' ? value : undefined);
const orNothing = (value: Amount): number => (typeof value === 'number' ? value : 0);
const trueOrUndefined = (value: boolean | null | undefined): true | undefined => (value === true ? true : undefined);
const saidText = (value: Words): string | undefined => (value ? value : undefined);

const dependentOf = ({ birth_date, relationship }: EstimateDependent): Dependent => ({
  birth_date: saidText(birth_date),
  relationship,
});

/** Returns the requested tax year; a blank field means the portal's. */
export const taxYearOf = ({ tax_year }: TaxEstimateRequest): number => numberOrUndefined(tax_year) ?? taxYear;

/** Facts that no form has, and that an estimate only tries out. */
type FactOfWhatIf = 'ira_contribution' | 'has_plan_at_work';

/** All other fields are required, so that the code does not compile until a new field is handled here. */
type EveryField = { [Field in Exclude<keyof Required<EstimateInput>, FactOfWhatIf>]: EstimateInput[Field] };

/**
 * Sets missing incomes and deductions to 0. Missing withholding, birth dates and city stay absent, so that the engine
 * makes assumptions. Written out field by field, so that all inputs have the same object shape: the engine runs
 * hundreds of thousands of times per second.
 */
export function completeEstimateInput(request: TaxEstimateRequest): EveryField {
  const dependents = Array.isArray(request.dependents) ? request.dependents.map(dependentOf) : undefined;
  return {
    filing_status: request.filing_status,
    state: request.state,
    num_children: dependents?.length ?? orNothing(request.num_children),
    w2_income: orNothing(request.w2_income),
    self_employment_income: orNothing(request.self_employment_income),
    business_loss: numberOrUndefined(request.business_loss),
    unemployment_income: orNothing(request.unemployment_income),
    retirement_income: orNothing(request.retirement_income),
    other_income: orNothing(request.other_income),
    mortgage_interest: orNothing(request.mortgage_interest),
    charitable_donations: orNothing(request.charitable_donations),
    medical_expenses: orNothing(request.medical_expenses),
    state_local_taxes: orNothing(request.state_local_taxes),
    qualified_tips: numberOrUndefined(request.qualified_tips),
    qualified_overtime: numberOrUndefined(request.qualified_overtime),
    car_loan_interest: numberOrUndefined(request.car_loan_interest),
    federal_withheld: numberOrUndefined(request.federal_withheld),
    state_withheld: numberOrUndefined(request.state_withheld),
    estimated_payments: numberOrUndefined(request.estimated_payments),
    filer_birth_date: saidText(request.filer_birth_date),
    spouse_birth_date: saidText(request.spouse_birth_date),
    filer_blind: trueOrUndefined(request.filer_blind),
    spouse_blind: trueOrUndefined(request.spouse_blind),
    filer_student: trueOrUndefined(request.filer_student),
    spouse_student: trueOrUndefined(request.spouse_student),
    filer_claimable: trueOrUndefined(request.filer_claimable),
    spouse_claimable: trueOrUndefined(request.spouse_claimable),
    dependents,
    city: saidText(request.city),
    city_withheld: numberOrUndefined(request.city_withheld),
    marketplace_premiums: numberOrUndefined(request.marketplace_premiums),
    marketplace_silver_plan: numberOrUndefined(request.marketplace_silver_plan),
    marketplace_advance: numberOrUndefined(request.marketplace_advance),
  };
}
