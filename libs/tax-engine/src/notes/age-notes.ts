import { ageAtYearEnd, yearOfDay, type Day } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { notYet, olderBorn, type Household } from '../household';
import type { Dependent, EstimateInput } from '../input';
import { asDollars } from '../money';
import type { Note } from '../result';
import type { StateLaw, StateOutcome } from '../states/state-law';
import { note } from './note';

const standardDeduction = '1040.12';
const childCredit = '1040.19';
const earnedIncomeCredit = '1040.27';

const filerUnknown = note('filer_age_unknown', standardDeduction);
const spouseUnknown = note('spouse_age_unknown', standardDeduction);
const filerBornLater = note('filer_born_later', standardDeduction);
const spouseBornLater = note('spouse_born_later', standardDeduction);
const headAlone = note('head_without_dependent', standardDeduction);
const widowAlone = note('widow_without_child', standardDeduction);
const outsideCreditAges = note('earned_income_credit_age', earnedIncomeCredit);

/**
 * Adds notes about decisions based on a dependent's age or relationship; `position` counts from 1 in the order of the
 * request.
 */
function addDependent(
  notes: Note[],
  { birth_date, relationship }: Dependent,
  born: Day,
  position: number,
  yearStart: Day,
): void {
  if (birth_date === undefined) notes.push(note('child_age_unknown', childCredit, { child: position }));
  if (born === notYet) {
    notes.push(note('dependent_born_later', childCredit, { child: position }));
    return;
  }
  if (relationship === 'dependent') {
    // From age 19, grandchildren and siblings cannot be qualifying children either.
    const isAdult = ageAtYearEnd(-born, yearStart) >= 19;
    notes.push(note(isAdult ? 'adult_relative_500' : 'relative_500', childCredit, { child: position }));
    return;
  }
  if (born < 0) {
    notes.push(note('child_not_younger', childCredit, { child: position }));
    return;
  }
  if (birth_date === undefined) return;
  const age = ageAtYearEnd(born, yearStart);
  if (age >= 17) notes.push(note('child_not_under_17', childCredit, { child: position, age }));
  if (age < 19) return;
  notes.push(
    note('adult_child_income', childCredit, { child: position }),
    note('child_not_under_19', earnedIncomeCredit, { child: position, age }),
  );
}

function addFamily(notes: Note[], input: EstimateInput, home: Household): void {
  const { dependents } = input;
  let position = 0;
  if (home.claimable > 0) {
    // Nobody is claimed, which has a note of its own. A child may still make the filer a head of household.
    if (home.status === 'head_of_household' && home.childrenUnder19 === 0) notes.push(headAlone);
    if (home.status === 'qualifying_widow') notes.push(widowAlone);
    return;
  }
  if (dependents)
    for (const dependent of dependents)
      addDependent(notes, dependent, home.births[position] ?? notYet, ++position, home.yearStart);
  else if (input.num_children > 0)
    notes.push(note('children_ages_unknown', childCredit, { children: input.num_children }));
  if (home.status === 'head_of_household' && home.dependents === 0) notes.push(headAlone);
  if (home.status === 'qualifying_widow' && home.children === 0) notes.push(widowAlone);
}

const isBornLater = (born: Day, { yearStart }: Household): boolean => ageAtYearEnd(born, yearStart) < 0;

/** Adds notes about decisions based on ages, and about unknown ages. */
export function addAgeNotes(notes: Note[], input: EstimateInput, home: Household, federal: FederalFacts): void {
  if (input.filer_birth_date === undefined) notes.push(filerUnknown);
  if (home.joint && input.spouse_birth_date === undefined) notes.push(spouseUnknown);
  if (isBornLater(home.filerBorn, home)) notes.push(filerBornLater);
  if (home.joint && isBornLater(home.spouseBorn, home)) notes.push(spouseBornLater);
  if (home.seniors > 0 && !federal.itemizes)
    notes.push(
      note('filers_65', standardDeduction, {
        filers: home.seniors,
        amount: asDollars(home.seniors * forStatus(federal.law.seniorDeduction, home.status)),
      }),
    );
  addFamily(notes, input, home);
  if (federal.earnedIncomeCredit === 0 && federal.earnedIncomeCreditAtAnyAge > 0) notes.push(outsideCreditAges);
}

const michiganLine = 'state.line.mi_retirement';
const michiganUnknown = note('mi_retirement_age_unknown', michiganLine);

/** Adds a note about the part of Michigan's pension law that applies. */
export function addMichiganNote(
  notes: Note[],
  input: EstimateInput,
  home: Household,
  { retirementRule }: StateLaw,
  state: StateOutcome,
): void {
  if (!retirementRule) return;
  if (home.retirement > 0 && input.filer_birth_date === undefined) notes.push(michiganUnknown);
  const taken = state.toTaxable.find(([at]) => at.id === michiganLine)?.[1] ?? 0;
  if (taken === 0) return;
  const rule = retirementRule(home, state.agi);
  if (rule !== 'none')
    notes.push(
      note(`mi_retirement_${rule}`, michiganLine, { year: yearOfDay(olderBorn(home)), amount: asDollars(taken) }),
    );
}
