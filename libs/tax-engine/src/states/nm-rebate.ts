import type { Household } from '../household';
import { atLeastZero, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver, type StepTable } from '../phase-out';

/**
 * Rows by modified gross income ("over"), the same for every number of exemptions: PIT-RC 2024, section II, table 1.
 */
const limits = [
  -Infinity,
  1_000,
  1_500,
  2_500,
  7_500,
  8_000,
  9_000,
  10_000,
  11_500,
  13_000,
  14_500,
  16_500,
  18_000,
  19_500,
  23_000,
  24_500,
  26_000,
  27_500,
  29_500,
  31_000,
  32_500,
  34_000,
  36_000,
] as const;

const column = (amounts: readonly number[]): StepTable =>
  stepTableOfDollars(limits.map((limit, row) => [limit, amounts[row] ?? 0]));

/** Low income comprehensive tax rebate for 1 to 6 or more exemptions: NMSA 7-2-14 with 2024 indexing; PIT-RC 2024, section II, table 1. */
const columns: readonly StepTable[] = [
  column([218, 246, 246, 246, 230, 207, 190, 162, 145, 129, 117, 112, 100, 89, 84, 72, 61, 56, 44, 39, 28, 16, 0]),
  column([291, 353, 353, 353, 347, 319, 280, 235, 207, 190, 173, 145, 129, 117, 112, 100, 89, 84, 61, 56, 44, 39, 0]),
  column([364, 454, 454, 454, 437, 420, 381, 308, 263, 246, 207, 185, 162, 157, 134, 129, 117, 112, 89, 72, 56, 44, 0]),
  column([
    437, 566, 566, 566, 555, 538, 476, 403, 331, 308, 263, 235, 201, 185, 162, 157, 145, 129, 112, 89, 72, 61, 0,
  ]),
  column([
    510, 639, 639, 639, 645, 645, 572, 499, 409, 353, 319, 280, 246, 207, 190, 173, 157, 145, 129, 112, 89, 72, 0,
  ]),
  column([
    583, 757, 791, 819, 819, 785, 746, 673, 538, 437, 375, 336, 291, 258, 218, 201, 190, 173, 145, 117, 100, 84, 0,
  ]),
];

/** NMSA 7-2-2(L): all income from whatever source; a loss counts as 0. */
const modifiedGrossIncome = (home: Household): Cents =>
  home.wages + atLeastZero(home.selfEmployment) + home.unemployment + home.retirement + home.other;

/** Filers 65 or older count as three: NMSA 7-2-14(C). */
const moreForSeniors = 2;

/** PIT-RC line 14; halved on a separate return. */
export function lowIncomeRebate(home: Household): Cents {
  const table = columns[smaller(home.people + home.seniors * moreForSeniors, columns.length) - 1];
  if (!table) return 0;
  const rebate = valueOver(table, modifiedGrossIncome(home));
  return home.status === 'married_filing_separately' ? rebate / 2 : rebate;
}
