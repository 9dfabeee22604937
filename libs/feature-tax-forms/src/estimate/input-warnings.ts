import { isDateOfBirth, isMoney } from '@portal/domain/contract/values';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { birthDateOf } from '@portal/domain/tax/birth-date-of';
import { taxYear } from '@portal/domain/tax/tax.limits';
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
const isBornInTime = (person: unknown): boolean => (birthDateOf(person) ?? '') <= `${taxYear}-12-31`;

function ofStatus(values: FieldValues): PlainMessageId | null {
  const { filing_status: status, has_spouse } = values;
  if (status === 'married_filing_jointly' && has_spouse !== true) return 'tax.remarks.jointWithoutSpouse';
  const people = listOf(values).filter(isBornInTime);
  if (status === 'head_of_household' && people.length === 0) return 'tax.remarks.headWithoutDependent';
  return status === 'qualifying_widow' && !people.some(isChild) ? 'tax.remarks.widowWithoutChild' : null;
}

/** A misplaced decimal point makes the amount ten or a hundred times larger. */
const suspicious = 10;

function ofWages({ w2_income, previous_year_agi }: FieldValues): PlainMessageId | null {
  const last = amountOf(previous_year_agi);
  return last > 0 && amountOf(w2_income) >= last * suspicious ? 'tax.remarks.tenTimesLastYear' : null;
}

function ofWithholding(withheld: unknown, values: FieldValues): PlainMessageId | null {
  const earned = incomes.reduce((sum, name) => sum + amountOf(values[name]), 0);
  // Without income, there is nothing to compare.
  return earned > 0 && amountOf(withheld) > earned ? 'tax.remarks.withheldMoreThanEarned' : null;
}

function ofDependent(at: number, { date_of_birth: filer, children }: FieldValues): PlainMessageId | null {
  const born = Array.isArray(children) ? birthDateOf(children[at]) : undefined;
  return born && isDateOfBirth(filer) && born < filer ? 'tax.remarks.dependentOlder' : null;
}

/**
 * Returns a warning, not an error, for a field that is inconsistent with the others: the value may still be right.
 */
export function inputWarningAt(at: InputWarningAt, values: FieldValues): PlainMessageId | null {
  if (at === 'filing_status') return ofStatus(values);
  if (at === 'has_children')
    return values['has_children'] === true && listOf(values).length === 0 ? 'tax.remarks.nobodyListed' : null;
  if (at === 'w2_income') return ofWages(values);
  return isWithheld(at) ? ofWithholding(values[at], values) : ofDependent(Number(at.split('.')[1]), values);
}
