import { notUnder, turnsBy, type Day } from '../ages';
import type { Household } from '../household';
import { federalLaw } from '../law/2024/federal';
import { dollars, smaller, type Cents, type Rate } from '../money';

/** One column of the EIC parameters. Money in cents. */
interface CreditColumn {
  readonly phaseIn: Rate;
  readonly max: Cents;
  readonly phaseOut: Rate;
  readonly phaseOutStart: Cents;
  /** AGI and earned income must be below this, plus the bonus on a joint return. */
  readonly end: Cents;
}

const noCredit: CreditColumn = { phaseIn: 0, max: 0, phaseOut: 0, phaseOutStart: 0, end: 0 };
const [withoutChildren = noCredit, withOneChild = noCredit, withTwoChildren = noCredit, withMoreChildren = noCredit] =
  federalLaw.earnedIncomeCredit;
const { earnedIncomeCreditJointBonus: jointBonus } = federalLaw;

/** The EIC Table of Pub. 596 has rows of 50 dollars. */
const row = dollars(50);

/**
 * IRC 32(c)(1)(A)(ii)(II): without children one filer must be 25 to 64; Pub. 596 defines the upper end as born after
 * December 31, 1959.
 */
const bornBy25 = turnsBy(25);
export const notUnder65 = notUnder(65);

/** Returns whether a filer was born on or before `by`, and after `after`. */
export const hasFilerBorn = ({ filerBorn, spouseBorn }: Household, by: Day, after: Day): boolean =>
  (filerBorn <= by && filerBorn > after) || (spouseBorn <= by && spouseBorn > after);

export const hasAgeForCredit = (home: Household): boolean =>
  home.childrenUnder19 > 0 || hasFilerBorn(home, bornBy25, notUnder65);

function columnFor(children: number): CreditColumn {
  if (children <= 0) return withoutChildren;
  if (children === 1) return withOneChild;
  return children === 2 ? withTwoChildren : withMoreChildren;
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
export function earnedIncomeCreditFor(children: number, joint: boolean, earnedIncome: Cents, agi: Cents): Cents {
  const terms = columnFor(children);
  const bonus = joint ? jointBonus : 0;
  if (earnedIncome <= 0 || agi >= terms.end + bonus) return 0;
  const byEarnings = tableValue(terms, bonus, earnedIncome);
  return agi < terms.phaseOutStart + bonus ? byEarnings : smaller(byEarnings, tableValue(terms, bonus, agi));
}
