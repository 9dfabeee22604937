import { hasAgeForCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { amountOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { dollars, larger, share, smaller, type Cents, type Rate } from '../money';
import { settle } from './settle';
import type { StateLaw } from './state-law';

interface CreditColumn {
  readonly amount: Cents;
  /** Income limit of the credit (exclusive), plus the bonus on a joint return. */
  readonly end: Cents;
  /** Range of income before the end in which the credit declines to the minimum. */
  readonly width: Cents;
  readonly rate: Rate;
}

export const washington = (law: Figures<'WA'>): StateLaw => {
  const minimum = amountOf(law.minimum);

  const column = (amount: number, end: number, width: number): CreditColumn => ({
    amount: dollars(amount),
    end: dollars(end),
    width: dollars(width),
    rate: (dollars(amount) - minimum) / dollars(width),
  });

  /** RCW 82.08.0206(3)(a) and (b) for 2024, by 0, 1, 2 and 3 or more children; the ends are those of the federal credit, Pub. 596 (2024) rule 1. */
  const columns = [
    column(325, 18_591, 2_500),
    column(640, 49_084, 5_000),
    column(965, 55_768, 5_000),
    column(1_290, 59_899, 5_000),
  ] as const;
  const mostChildren = law.mostChildren.value;
  const jointBonus = amountOf(law.jointBonus);

  /**
   * Working families tax credit: for those eligible for the federal credit, and also on separate returns (RCW
   * 82.08.0206(2)(a)(ii)).
   */
  function workingFamiliesCredit(home: Household, federal: FederalFacts): Cents {
    const terms = columns[smaller(home.childrenUnder19, mostChildren)];
    if (!terms || !hasAgeForCredit(home) || federal.earnedIncome <= 0) return 0;
    const income = larger(federal.earnedIncome, federal.agi);
    const end = terms.end + (home.joint ? jointBonus : 0);
    if (income >= end) return 0;
    const over = income - (end - terms.width);
    return over > 0 ? larger(minimum, terms.amount - share(over, terms.rate)) : terms.amount;
  }

  return {
    code: 'WA',
    name: 'Washington',
    form: 'Working Families Tax Credit application',
    kind: 'none',
    unsupported: ['Excise tax on long-term capital gains'],
    compute: (home, federal) =>
      settle({
        agi: federal.agi,
        taxableIncome: 0,
        tax: 0,
        rate: 0,
        credits: [
          {
            name: 'wa_working_families_tax_credit',
            label: 'Washington working families tax credit (a separate application)',
            amount: workingFamiliesCredit(home, federal),
            kind: 'refundable',
            earnedIncome: true,
          },
        ],
      }),
  };
};
