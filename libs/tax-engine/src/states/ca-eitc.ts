import { turnsBy } from '../ages';
import { filersBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';

/** One column of the California credit. Cents. */
interface CreditColumn {
  readonly rate: Rate;
  /** Earnings at which the credit is full and starts to fall. */
  readonly peak: Cents;
  /** What is left of it when the slow second phase-out starts. */
  readonly tail: Cents;
}

/** R&TC 17052(a)(2)(B): the share of the statutory rates for the year, 85 % by the annual Budget Act. */
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

/** R&TC 17052(c)(1)(A): without children from 18, and no end. */
const bornBy18 = turnsBy(18);
export const hasAgeForCalifornia = (home: Household): boolean =>
  home.childrenUnder19 > 0 || filersBornBy(home, bornBy18) > 0;

/** Young child tax credit for a household, R&TC 17052.1; Form 3514 2024 part VII: $21.67 less for each $100 of earnings over the start. */
const youngChild = dollars(1_154);
const youngChildStart = dollars(26_626);
const youngChildLoss: Rate = 0.2167;

export const youngChildCredit = (earnings: Cents): Cents =>
  atLeastZero(youngChild - share(atLeastZero(earnings - youngChildStart), youngChildLoss));

function columnFor(children: number): CreditColumn {
  if (children <= 0) return withoutChildren;
  if (children === 1) return withOneChild;
  return children === 2 ? withTwoChildren : withMoreChildren;
}

/** The California earned income tax credit: up, down at the same rate to the tail, then slowly to nothing. */
export function californiaEarnedIncomeCredit(children: number, earnings: Cents, federalAgi: Cents): Cents {
  if (earnings <= 0 || earnings >= end || federalAgi >= end) return 0;
  const { rate, peak, tail } = columnFor(children);
  const full = peak * rate;
  const tailStart = peak + (full - tail) / rate;
  if (earnings <= tailStart) return share(smaller(earnings, peak) - atLeastZero(earnings - peak), rate);
  return share(tail, (end - earnings) / (end - tailStart));
}
