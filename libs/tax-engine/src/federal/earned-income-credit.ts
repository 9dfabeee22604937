import { notUnder, turnsBy, type AgeLimit } from '../ages';
import type { Household } from '../household';
import type { CreditColumn, FederalLaw } from '../law/federal-law';
import { dollars, smaller, type Cents } from '../money';

/** The EIC Table of Pub. 596 has rows of 50 dollars. */
const row = dollars(50);

/**
 * IRC 32(c)(1)(A)(ii)(II): without children one filer must be 25 to 64; Pub. 596 (2024) defines the upper end as born
 * after December 31, 1959.
 */
const bornBy25 = turnsBy(25);
export const notUnder65 = notUnder(65);

/** Returns whether a filer has reached the age of `by`, but not the age of `after`. */
export function hasFilerBorn({ filerBorn, spouseBorn, yearStart }: Household, by: AgeLimit, after: AgeLimit): boolean {
  const [last, first] = [yearStart + by, yearStart + after];
  return (filerBorn <= last && filerBorn > first) || (spouseBorn <= last && spouseBorn > first);
}

/** Returns whether ages, children and claims by others allow the credit. */
export const mayHaveCredit = (home: Household): boolean =>
  !home.deniedEarnedIncomeCredit && (home.childrenUnder19 > 0 || hasFilerBorn(home, bornBy25, notUnder65));

/** Returns the parameters for a number of children. */
export function columnFor({ earnedIncomeCredit: columns }: FederalLaw, children: number): CreditColumn {
  if (children <= 0) return columns.withoutChildren;
  if (children === 1) return columns.withOneChild;
  return children === 2 ? columns.withTwoChildren : columns.withMoreChildren;
}

/**
 * Returns the EIC Table credit for one amount: the formula at the middle of the row, in whole dollars. The last row
 * ends where the credit ends.
 */
function tableValue(terms: CreditColumn, bonus: Cents, income: Cents): Cents {
  const end = terms.end + bonus;
  const start = Math.floor(income / row) * row;
  const middle = (start + smaller(start + row, end)) / 2;
  const over = middle - terms.phaseOutStart - bonus;
  const credit = smaller(middle * terms.phaseIn, terms.max) - (over > 0 ? over * terms.phaseOut : 0);
  return credit <= 0 ? 0 : Math.floor(credit / 100 + 0.5 + 1e-9) * 100;
}

/** Returns the EIC Table credit for any earned income and AGI, without the rules about age and separate returns. */
export function earnedIncomeCreditFor(
  law: FederalLaw,
  children: number,
  joint: boolean,
  earnedIncome: Cents,
  agi: Cents,
): Cents {
  const terms = columnFor(law, children);
  const bonus = joint ? terms.jointBonus : 0;
  if (earnedIncome <= 0 || agi >= terms.end + bonus) return 0;
  const byEarnings = tableValue(terms, bonus, earnedIncome);
  return agi < terms.phaseOutStart + bonus ? byEarnings : smaller(byEarnings, tableValue(terms, bonus, agi));
}
