import { notUnder, turnsBy } from '../ages';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, filersBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';

/** One column of the California credit, in cents. */
interface CreditColumn {
  readonly rate: Rate;
  /** Earnings at which the credit is full and starts to decline. */
  readonly peak: Cents;
  /** The part that remains when the slow second phase-out starts. */
  readonly tail: Cents;
}

/** R&TC 17052(a)(2)(B): share of the statutory rates for the year, 85% by the annual Budget Act. */
const adjustment = 0.85;

const column = (rate: Rate, peak: number, tail: number): CreditColumn => ({
  rate: rate * adjustment,
  peak: dollars(peak),
  tail: dollars(tail),
});

/** R&TC 17052(b), (o)(3)(B); Form 3514 2024 booklet. By 0, 1, 2 and 3 or more children. */
const withoutChildren = column(0.0765, 4_525, 244);
const withOneChild = column(0.34, 6_794, 616);
const withTwoChildren = column(0.4, 9_537, 616);
const withMoreChildren = column(0.45, 9_537, 616);

/** Earned income and federal AGI at which the credit ends: Form 3514 2024 booklet. */
const end = dollars(31_950);

/**
 * R&TC 17052(c)(1)(A): without children from age 18, with no upper age limit; (e): on a separate return only if the
 * spouses lived apart.
 */
const bornBy18 = turnsBy(18);
export const mayHaveEarnedIncomeCredit = (home: Household): boolean =>
  home.status !== 'married_filing_separately' && (home.childrenUnder19 > 0 || filersBornBy(home, bornBy18) > 0);

/**
 * Young child tax credit for a household with a child under 6, R&TC 17052.1; Form 3514 2024 part VII: reduced by $21.67
 * for each $100 of earnings over the start.
 */
const youngChild = dollars(1_154);
const youngChildStart = dollars(26_626);
const youngChildLoss: Rate = 0.2167;
const notUnder6 = notUnder(6);

/**
 * R&TC 17052.1(b)(1)(B)(ii); Form 3514 2024: without earnings, wages and a net loss up to this amount do not rule out
 * the credit.
 */
const withoutEarningsLimit = dollars(34_602);

/** Returns whether only missing earnings rule out the earned income credit: R&TC 17052.1(b)(1)(B)(ii). */
const lacksOnlyEarnings = ({ wages }: Household, { agi, earnedIncome, totalIncome }: FederalFacts): boolean =>
  earnedIncome <= 0 && agi < end && wages <= withoutEarningsLimit && -totalIncome <= withoutEarningsLimit;

/** Computes the young child tax credit. `eitc` is the return's California earned income tax credit. */
export function youngChildCredit(home: Household, federal: FederalFacts, eitc: Cents): Cents {
  if (childrenUnder(home, notUnder6) === 0 || !mayHaveEarnedIncomeCredit(home)) return 0;
  if (eitc <= 0 && !lacksOnlyEarnings(home, federal)) return 0;
  return atLeastZero(youngChild - share(atLeastZero(federal.earnedIncome - youngChildStart), youngChildLoss));
}

function columnFor(children: number): CreditColumn {
  if (children <= 0) return withoutChildren;
  if (children === 1) return withOneChild;
  return children === 2 ? withTwoChildren : withMoreChildren;
}

/**
 * Computes the California earned income tax credit: phases in, phases out at the same rate down to the tail, then
 * slowly to 0.
 */
export function californiaEarnedIncomeCredit(children: number, earnings: Cents, federalAgi: Cents): Cents {
  if (earnings <= 0 || earnings >= end || federalAgi >= end) return 0;
  const { rate, peak, tail } = columnFor(children);
  const full = peak * rate;
  const tailStart = peak + (full - tail) / rate;
  if (earnings <= tailStart) return share(smaller(earnings, peak) - atLeastZero(earnings - peak), rate);
  return share(tail, (end - earnings) / (end - tailStart));
}
