import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { Child, SpouseInfo } from '@portal/domain/intake/person.dto';
import { blankToNull, maskSsn, type FieldValues } from '@portal/ui-kit/forms';

const texts = [
  'date_of_birth',
  'address',
  'city',
  'state',
  'zip_code',
  'occupation',
  'bank_name',
  'routing_number',
  'account_number',
] as const;

/** Empty means 0 (specification part 1, section 5). */
export const incomeFields = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
] as const;
export const deductionFields = [
  'mortgage_interest',
  'charitable_donations',
  'medical_expenses',
  'state_local_taxes',
] as const;
/** Empty means that nobody knows: the estimate then assumes something. */
export const paidFields = ['federal_withheld', 'state_withheld', 'estimated_payments'] as const;
export const previousYearFields = ['previous_year_agi', 'previous_year_refund'] as const;

const picked = <Name extends string>(names: readonly Name[], pick: (name: Name) => unknown): FieldValues =>
  Object.fromEntries(names.map((name) => [name, pick(name)]));

export const emptySpouse: FieldValues = { first_name: '', last_name: '', ssn: '', date_of_birth: '', occupation: '' };
export const emptyChild: FieldValues = { first_name: '', last_name: '', ssn: '', date_of_birth: '', relationship: '' };

const personValues = (blank: FieldValues, person: SpouseInfo | Child | null | undefined): FieldValues => {
  const known: Readonly<Record<string, string | null | undefined>> = { ...person };
  return Object.fromEntries(
    Object.keys(blank).map((name) => [name, name === 'ssn' ? maskSsn(known[name] ?? '') : (known[name] ?? '')]),
  );
};

/** The form's values of a record; of none: the defaults of the specification. */
export function valuesOf(form: IntakeBody | null): FieldValues {
  return {
    ssn: maskSsn(form?.ssn ?? ''),
    ...picked(texts, (name) => form?.[name] ?? ''),
    filing_status: form?.filing_status ?? 'single',
    has_spouse: form?.has_spouse ?? false,
    spouse_info: personValues(emptySpouse, form?.spouse_info),
    has_children: form?.has_children ?? false,
    children: (form?.children ?? []).map((child) => personValues(emptyChild, child)),
    ...picked([...incomeFields, ...deductionFields], (name) => form?.[name] ?? 0),
    ...picked([...paidFields, ...previousYearFields], (name) => form?.[name] ?? null),
    account_type: form?.account_type ?? 'checking',
  };
}

/** The body made of the values. Without a spouse or children, nothing about them is kept. */
export function bodyOf(values: FieldValues): IntakeBody {
  const { spouse_info, children }: Record<string, unknown> = values;
  const body = {
    ...values,
    spouse_info: values['has_spouse'] ? spouse_info : null,
    children: values['has_children'] ? children : [],
  };
  return blankToNull(body) as IntakeBody;
}
