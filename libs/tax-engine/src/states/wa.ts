import { columnFor, mayHaveCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { amountOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { dollars, larger, share, smaller, type Cents } from '../money';
import { refundable } from './credit-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const credits = {
  workingFamiliesTaxCredit: refundable(
    'wa_working_families_tax_credit',
    'Washington working families tax credit (a separate application)',
    { earnedIncome: true },
  ),
};

export const washington = (law: Figures<'WA'>): StateLaw => {
  const minimum = amountOf(law.minimum);

  const columns = law.columns.value.map(({ amount, width }) => ({
    amount: dollars(amount),
    width: dollars(width),
    rate: (dollars(amount) - minimum) / dollars(width),
  }));
  const mostChildren = law.mostChildren.value;

  /**
   * Working families tax credit: for those eligible for the federal credit, and also on separate returns (RCW
   * 82.08.0206(2)(a)(ii)).
   */
  function workingFamiliesCredit(home: Household, federal: FederalFacts): Cents {
    const children = smaller(home.childrenUnder19, mostChildren);
    const terms = columns[children];
    if (!terms || !mayHaveCredit(home) || federal.earnedIncome <= 0) return 0;
    const income = larger(federal.earnedIncome, federal.agi);
    const limits = columnFor(federal.law, children);
    const end = limits.end + (home.joint ? limits.jointBonus : 0);
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
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: none,
        taxableIncome: 0,
        toTax: none,
        tax: 0,
        rate: 0,
        credits: [[credits.workingFamiliesTaxCredit, workingFamiliesCredit(home, federal)]],
        otherTaxes: 0,
      }),
  };
};
