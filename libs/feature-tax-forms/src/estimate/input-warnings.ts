import { isDateOfBirth, isMoney } from '@portal/domain/contract/values';
import { message, type Message } from '@portal/domain/i18n/message';
import { birthDateOf } from '@portal/domain/tax/birth-date-of';
import type { FieldValues } from '@portal/ui-kit/forms';

type WithheldField = 'federal_withheld' | 'state_withheld' | 'city_withheld';

/** Field that may show a warning. */
export type InputWarningAt =
  'filing_status' | 'has_children' | 'w2_income' | WithheldField | `children.${number}.date_of_birth`;

/** Incomes from which tax may be withheld. */
const incomes = ['w2_income', 'unemployment_income', 'retirement_income', 'other_income'] as const;
const people = ['has_children', 'children'] as const;

/** Returns the fields that a warning depends on, so that only these are watched. */
export function fieldsFor(at: InputWarningAt) {
  if (at === 'filing_status') return ['filing_status', 'has_spouse', ...people] as const;
  if (at === 'has_children') return people;
  if (at === 'w2_income') return ['w2_income', 'previous_year_agi'] as const;
  return isWithheld(at) ? ([at, ...incomes] as const) : (['date_of_birth', 'children'] as const);
}

const isWithheld = (at: InputWarningAt): at is WithheldField => at.endsWith('_withheld');
const amountOf = (value: unknown): number => (isMoney(value) ? value : 0);
const listOf = ({ has_children, children }: FieldValues): readonly unknown[] =>
  has_children === true && Array.isArray(children) ? children : [];

const isChild = (person: unknown): boolean => (person as FieldValues | null)?.['relationship'] !== 'dependent';
/** A person born after the tax year is not a dependent yet. A person without a birth date is treated as 8 years old. */
const isBornBy =
  (tax_year: number) =>
  (person: unknown): boolean =>
    (birthDateOf(person) ?? '') <= `${tax_year}-12-31`;

function ofStatus(values: FieldValues, tax_year: number): Message | null {
  const { filing_status: status, has_spouse } = values;
  if (status === 'married_filing_jointly' && has_spouse !== true)
    return message('tax.remarks.jointWithoutSpouse', { year: String(tax_year) });
  const people = listOf(values).filter(isBornBy(tax_year));
  if (status === 'head_of_household' && people.length === 0) return message('tax.remarks.headWithoutDependent');
  return status === 'qualifying_widow' && !people.some(isChild) ? message('tax.remarks.widowWithoutChild') : null;
}

/** A misplaced decimal point makes the amount ten or a hundred times larger. */
const suspicious = 10;

function ofWages({ w2_income, previous_year_agi }: FieldValues): Message | null {
  const last = amountOf(previous_year_agi);
  return last > 0 && amountOf(w2_income) >= last * suspicious ? message('tax.remarks.tenTimesLastYear') : null;
}

function ofWithholding(withheld: unknown, values: FieldValues): Message | null {
  const earned = incomes.reduce((sum, name) => sum + amountOf(values[name]), 0);
  // Without income, there is nothing to compare.
  return earned > 0 && amountOf(withheld) > earned ? message('tax.remarks.withheldMoreThanEarned') : null;
}

function ofDependent(at: number, { date_of_birth: filer, children }: FieldValues): Message | null {
  const born = Array.isArray(children) ? birthDateOf(children[at]) : undefined;
  return born && isDateOfBirth(filer) && born < filer ? message('tax.remarks.dependentOlder') : null;
}

/**
 * Returns a warning, not an error, for a field that is inconsistent with the others: the value may still be right.
 */
export function inputWarningAt(at: InputWarningAt, values: FieldValues, tax_year: number): Message | null {
  if (at === 'filing_status') return ofStatus(values, tax_year);
  if (at === 'has_children')
    return values['has_children'] === true && listOf(values).length === 0 ? message('tax.remarks.nobodyListed') : null;
  if (at === 'w2_income') return ofWages(values);
  return isWithheld(at) ? ofWithholding(values[at], values) : ofDependent(Number(at.split('.')[1]), values);
}
