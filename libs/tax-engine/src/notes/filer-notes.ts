import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { limitedDeduction } from '../federal/standard-deduction';
import { mayBeQualifyingChild } from '../filer-facts';
import type { Household } from '../household';
import type { EstimateInput, StateCode } from '../input';
import { asDollars } from '../money';
import type { Note } from '../result';
import type { StateLaw } from '../states/state-law';
import { note } from './note';

const standardDeduction = '1040.12';
const stateStart = 'state.agi';

const onJointReturn = note('claimable_on_joint_return', standardDeduction);
const withoutCredit = note('claimable_without_earned_income_credit', '1040.27');
const studentCredits = note('student_credits_left_out', '1040.22');

/**
 * States whose whole return follows: they start from the federal deductions, or their own rule for claimable filers is
 * computed (Michigan, Missouri).
 */
const claimableComputed: ReadonlySet<StateCode> = new Set(['CO', 'DC', 'MI', 'MO', 'MT', 'ND', 'SC', 'UT']);

/**
 * States with a rule for blind filers that depends on a certificate or on a disability: Hawaii's exemption in place of
 * all others (HRS 235-54(c), Form N-172), and New Jersey's exclusion of pensions (N.J.S.A. 54A:6-10).
 */
const hasBlindRuleLeftOut = ({ code }: StateLaw, home: Household): boolean =>
  code === 'HI' || (code === 'NJ' && home.retirement > 0);

function addDeductionNotes(notes: Note[], home: Household, { law, itemizes, earnedIncome }: FederalFacts): void {
  if (itemizes) return;
  if (home.blind > 0) {
    const amount = asDollars(home.blind * forStatus(law.seniorDeduction, home.status));
    notes.push(note('filers_blind', standardDeduction, { filers: home.blind, amount }));
  }
  const regular = forStatus(law.standardDeduction, home.status);
  const limited = limitedDeduction(law, home, regular, earnedIncome);
  if (limited < regular)
    notes.push(note('standard_deduction_limited', standardDeduction, { amount: asDollars(limited) }));
}

/**
 * IRC 1(g): Form 8615 taxes unearned income over twice the minimum deduction at the rate of the parents, which the
 * request does not have.
 */
function addUnearnedIncomeNote(notes: Note[], input: EstimateInput, home: Household, { law }: FederalFacts): void {
  const isStudent = input.filer_student === true;
  if (home.joint || !(isStudent || home.claimable > 0)) return;
  if (!mayBeQualifyingChild(home.filerBorn, isStudent, home.yearStart)) return;
  const limit = 2 * law.claimableMinimum;
  if (home.unemployment + home.retirement + home.other > limit)
    notes.push(note('unearned_income_of_child', '1040.16', { amount: asDollars(limit) }));
}

function addClaimableNotes(notes: Note[], input: EstimateInput, home: Household, federal: FederalFacts): void {
  if (home.joint) notes.push(onJointReturn);
  const children = input.dependents?.length ?? input.num_children;
  if (children > 0) notes.push(note('claimable_without_dependents', '1040.19', { children }));
  if (federal.earnedIncomeCreditDenied > 0) notes.push(withoutCredit);
}

/** Adds notes about blind filers, students, and filers whom someone else can claim. */
export function addFilerNotes(
  notes: Note[],
  input: EstimateInput,
  home: Household,
  federal: FederalFacts,
  law: StateLaw,
): void {
  addDeductionNotes(notes, home, federal);
  if (home.claimable > 0) addClaimableNotes(notes, input, home, federal);
  if (input.filer_student === true || (home.joint && input.spouse_student === true)) notes.push(studentCredits);
  addUnearnedIncomeNote(notes, input, home, federal);
  if (home.blind > 0 && hasBlindRuleLeftOut(law, home))
    notes.push(note('state_blind_left_out', stateStart, { state: law.code }));
  if (home.claimable > 0 && law.kind !== 'none' && !claimableComputed.has(law.code))
    notes.push(note('state_claimable_left_out', stateStart, { state: law.code }));
}
