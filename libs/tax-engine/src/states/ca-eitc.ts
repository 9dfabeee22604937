import { notUnder, turnsBy } from '../ages';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, filersBornBy, type Household } from '../household';
import { amountOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
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

const column = ({ rate, peak, tail }: { rate: Rate; peak: number; tail: number }): CreditColumn => ({
  rate: rate * adjustment,
  peak: dollars(peak),
  tail: dollars(tail),
});

/**
 * R&TC 17052(c)(1)(A): without children from age 18, with no upper age limit; (e): on a separate return only if the
 * spouses lived apart.
 */
const bornBy18 = turnsBy(18);
export const mayHaveEarnedIncomeCredit = (home: Household): boolean =>
  home.status !== 'married_filing_separately' &&
  !home.deniedEarnedIncomeCredit &&
  (home.childrenUnder19 > 0 || filersBornBy(home, bornBy18) > 0);

const notUnder6 = notUnder(6);

const none: CreditColumn = { rate: 0, peak: 0, tail: 0 };

/** Compiles the earned income tax credit and the young child tax credit of a year. */
export function californiaCredits(law: Figures<'CA'>) {
  const columns = law.earnedIncomeCredit.value.map(column);
  const end = amountOf(law.earnedIncomeCreditEnd);
  const youngChild = amountOf(law.youngChild);
  const youngChildStart = amountOf(law.youngChildStart);
  const youngChildLoss = law.youngChildLoss.value;
  const withoutEarningsLimit = amountOf(law.withoutEarningsLimit);

  /** Returns whether only missing earnings rule out the earned income credit: R&TC 17052.1(b)(1)(B)(ii). */
  const lacksOnlyEarnings = ({ wages }: Household, { agi, earnedIncome, totalIncome }: FederalFacts): boolean =>
    earnedIncome <= 0 && agi < end && wages <= withoutEarningsLimit && -totalIncome <= withoutEarningsLimit;

  /** Computes the young child tax credit. `eitc` is the return's California earned income tax credit. */
  function youngChildCredit(home: Household, federal: FederalFacts, eitc: Cents): Cents {
    if (childrenUnder(home, notUnder6) === 0 || !mayHaveEarnedIncomeCredit(home)) return 0;
    if (eitc <= 0 && !lacksOnlyEarnings(home, federal)) return 0;
    return atLeastZero(youngChild - share(atLeastZero(federal.earnedIncome - youngChildStart), youngChildLoss));
  }

  /**
   * Computes the California earned income tax credit: phases in, phases out at the same rate down to the tail, then
   * slowly to 0.
   */
  function californiaEarnedIncomeCredit(children: number, earnings: Cents, federalAgi: Cents): Cents {
    if (earnings <= 0 || earnings >= end || federalAgi >= end) return 0;
    const { rate, peak, tail } = columns[children < 3 ? children : 3] ?? none;
    const full = peak * rate;
    const tailStart = peak + (full - tail) / rate;
    if (earnings <= tailStart) return share(smaller(earnings, peak) - atLeastZero(earnings - peak), rate);
    return share(tail, (end - earnings) / (end - tailStart));
  }

  return { californiaEarnedIncomeCredit, youngChildCredit };
}
