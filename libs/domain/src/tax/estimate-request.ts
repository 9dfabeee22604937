import {
  dependentRelationships,
  filingStatuses,
  type DependentRelationship,
  type FilingStatus,
  type StateCode,
} from '@portal/tax-engine/input';
import { isDateOfBirth, isMoney, isStateCode } from '../contract/values';
import { selfEmploymentIncome, type BusinessIncome } from '../income/income-by-kind';
import {
  additionalFields,
  deductionFields,
  filerFacts,
  incomeFields,
  marketplaceFields,
  paidFields,
} from '../intake/intake.fields';
import { birthDateOf } from './birth-date-of';
import type { EstimateInputName } from './saved-estimate.dto';
import type { EstimateDependent, TaxEstimateRequest } from './tax.dto';

/** Answers of an intake form by field name: as typed in a form, or as stored. Amounts in dollars. */
export type IntakeAnswers = Readonly<Record<string, unknown>>;

/** Fields used by an estimate; a change to one triggers a new estimate. */
export const estimateFields = [
  ...incomeFields,
  ...deductionFields,
  ...paidFields,
  ...marketplaceFields,
  'filing_status',
  'state',
  'city',
  'date_of_birth',
  ...filerFacts,
  'has_spouse',
  'spouse_info',
  'has_children',
  'children',
] as const;

/** Amounts for which blank does not mean 0. */
const optionalFields = [...paidFields, ...marketplaceFields] as const;
type OptionalField = (typeof optionalFields)[number];

const isFilingStatus = (value: unknown): value is FilingStatus => filingStatuses.some((status) => status === value);
const isState = (value: unknown): value is StateCode => typeof value === 'string' && isStateCode(value);
const isRelationship = (value: unknown): value is DependentRelationship =>
  dependentRelationships.some((one) => one === value);
/** An invalid amount, such as a partly typed one, is treated as 0. */
const amountIn = (value: unknown): number => (isMoney(value) && value > 0 ? value : 0);

/**
 * Replaces the form's self-employment amount with the result of Schedule C: its profit, or its loss (Schedule 1 line
 * 3).
 */
export function withScheduleC(values: IntakeAnswers, business: BusinessIncome | null): IntakeAnswers {
  if (!business) return values;
  const net = selfEmploymentIncome(null, business);
  return { ...values, self_employment_income: Math.max(0, net), business_loss: Math.max(0, -net) };
}

const hasIncome = (values: IntakeAnswers): boolean => incomeFields.some((name) => amountIn(values[name]) > 0);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
const isMalformedAmount = (value: unknown): boolean => !isBlank(value) && !(isMoney(value) && value >= 0);
const isMalformedDate = (value: unknown): boolean => !isBlank(value) && !isDateOfBirth(value);

/**
 * Returns the paths of fields that are filled in but invalid and that an estimate would use, in the order of
 * `estimateFields`.
 */
export function malformedFields(values: IntakeAnswers): string[] {
  const amounts = [...incomeFields, ...deductionFields, ...optionalFields].filter((name) =>
    isMalformedAmount(values[name]),
  );
  const { date_of_birth, has_spouse, spouse_info, has_children, children }: Record<string, unknown> = values;
  const people: [string, unknown][] = [
    ...(has_spouse === true ? [['spouse_info', spouse_info] as [string, unknown]] : []),
    ...(has_children === true && Array.isArray(children)
      ? children.map((child, at): [string, unknown] => [`children.${at}`, child])
      : []),
  ];
  const born = people.filter(([, person]) => isMalformedDate((person as IntakeAnswers | null)?.['date_of_birth']));
  return [
    ...amounts,
    ...(isMalformedDate(date_of_birth) ? ['date_of_birth'] : []),
    ...born.map(([path]) => `${path}.date_of_birth`),
  ];
}

/** Returns the input that is missing for an estimate. */
export function neededFor(values: IntakeAnswers): EstimateInputName[] {
  const needed: EstimateInputName[] = [];
  // An invalid income must be corrected, so it is not listed as missing.
  if (!hasIncome(values) && !incomeFields.some((name) => isMalformedAmount(values[name]))) needed.push('income');
  if (!isFilingStatus(values['filing_status'])) needed.push('filing_status');
  if (!isState(values['state'])) needed.push('state');
  return needed;
}

/**
 * Returns the estimate request, or null if there is nothing to estimate: no income of the five kinds, no filing status,
 * or no state. Amounts in dollars; partly typed values are treated as missing.
 */
export function estimateRequestOf(values: IntakeAnswers): TaxEstimateRequest | null {
  const { filing_status, state } = values;
  if (!hasIncome(values) || !isFilingStatus(filing_status) || !isState(state)) return null;
  const amount = (name: (typeof incomeFields)[number] | (typeof deductionFields)[number]): number =>
    amountIn(values[name]);
  const dependents = dependentsIn(values);
  const loss = amountIn(values['business_loss']);
  return {
    filing_status,
    state,
    num_children: dependents?.length ?? 0,
    w2_income: amount('w2_income'),
    self_employment_income: amount('self_employment_income'),
    ...(loss > 0 ? { business_loss: loss } : {}),
    unemployment_income: amount('unemployment_income'),
    retirement_income: amount('retirement_income'),
    other_income: amount('other_income'),
    mortgage_interest: amount('mortgage_interest'),
    charitable_donations: amount('charitable_donations'),
    medical_expenses: amount('medical_expenses'),
    state_local_taxes: amount('state_local_taxes'),
    ...givenAdditional(values),
    ...givenAmounts(values),
    ...givenAges(values),
    ...givenFacts(values),
    ...(dependents ? { dependents } : {}),
  };
}

/** Returns only the amounts above 0, so that a request without them stays the same. */
function givenAdditional(values: IntakeAnswers): Partial<Record<(typeof additionalFields)[number], number>> {
  return Object.fromEntries(
    additionalFields.flatMap((name) => (amountIn(values[name]) > 0 ? [[name, amountIn(values[name])]] : [])),
  );
}

/**
 * Returns only the amounts that were entered: missing withholding is estimated from the wages, and without Form 1095-A
 * there is no premium tax credit.
 */
function givenAmounts(values: IntakeAnswers): Partial<Record<OptionalField, number>> {
  return Object.fromEntries(
    optionalFields.flatMap((name) => (isMoney(values[name]) && values[name] >= 0 ? [[name, values[name]]] : [])),
  );
}

/** Returns the valid birth dates, and the city of the address. */
function givenAges(values: IntakeAnswers): Pick<TaxEstimateRequest, 'filer_birth_date' | 'spouse_birth_date' | 'city'> {
  const { date_of_birth: filer, has_spouse, spouse_info, city }: Record<string, unknown> = values;
  const spouse = has_spouse === true ? birthDateOf(spouse_info) : undefined;
  const place = typeof city === 'string' ? city.trim() : '';
  return {
    ...(isDateOfBirth(filer) ? { filer_birth_date: filer } : {}),
    ...(spouse ? { spouse_birth_date: spouse } : {}),
    ...(place === '' ? {} : { city: place }),
  };
}

/** Returns the facts about filers that apply: `is_blind` of the form is `filer_blind` or `spouse_blind` here. */
function givenFacts(values: IntakeAnswers): Partial<TaxEstimateRequest> {
  const { has_spouse, spouse_info }: Record<string, unknown> = values;
  const of = (who: 'filer' | 'spouse', person: IntakeAnswers): [string, true][] =>
    filerFacts.flatMap((fact) => (person[fact] === true ? [[fact.replace('is', who), true]] : []));
  const spouse = has_spouse === true ? { ...(spouse_info as IntakeAnswers | null) } : {};
  return Object.fromEntries([...of('filer', values), ...of('spouse', spouse)]);
}

/** Returns the listed dependents if the switch is on. A dependent without a relationship is treated as a child. */
function dependentsIn({ has_children, children }: IntakeAnswers): EstimateDependent[] | undefined {
  if (has_children !== true || !Array.isArray(children)) return undefined;
  return children.map((child: IntakeAnswers) => {
    const born = birthDateOf(child);
    const relationship: unknown = child['relationship'];
    return {
      ...(born ? { birth_date: born } : {}),
      relationship: isRelationship(relationship) ? relationship : 'child',
    };
  });
}
