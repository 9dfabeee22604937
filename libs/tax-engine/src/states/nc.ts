import { byStatus, forStatus } from '../by-status';
import { amountOf, amountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller } from '../money';
import { stepTableOfDollars, valueUpTo } from '../phase-out';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/** Child deduction per child by federal AGI ("up to"), N.C.G.S. 105-153.5(a1); D-400 line 10b table. */
const childDeductions = byStatus({
  single: stepTableOfDollars([
    [20_000, 3_000],
    [30_000, 2_500],
    [40_000, 2_000],
    [50_000, 1_500],
    [60_000, 1_000],
    [70_000, 500],
  ]),
  joint: stepTableOfDollars([
    [40_000, 3_000],
    [60_000, 2_500],
    [80_000, 2_000],
    [100_000, 1_500],
    [120_000, 1_000],
    [140_000, 500],
  ]),
  head: stepTableOfDollars([
    [30_000, 3_000],
    [45_000, 2_500],
    [60_000, 2_000],
    [75_000, 1_500],
    [90_000, 1_000],
    [105_000, 500],
  ]),
});

const lines = {
  children: less('nc_children', 'Child deduction', '10b'),
  deduction: less('nc_deduction', 'Standard or itemized deductions', '11'),
};

export const northCarolina = (law: Figures<'NC'>): StateLaw => {
  const rate = law.rate.value;
  const standardDeductions = amountsOf(law.standardDeductions);
  const housingLimit = amountOf(law.housingLimit);

  return {
    code: 'NC',
    name: 'North Carolina',
    form: 'D-400',
    kind: 'flat',
    totals: { agi: '6', taxableIncome: '14', tax: '15', net: '17', withheld: '20' },
    unsupported: [
      'Property taxes among the itemized deductions',
      'Bailey settlement and military retirement deductions (need the kind of pension)',
    ],
    compute(home, federal) {
      // D-400 Schedule A: no state income tax; medical expenses and gifts by the federal rules.
      const itemized =
        smaller(federal.mortgageDeduction, housingLimit) + federal.charityDeduction + federal.medicalDeduction;
      const deduction = larger(forStatus(standardDeductions, home.status), itemized);
      const children = home.childrenUnder17 * valueUpTo(forStatus(childDeductions, home.status), federal.agi);
      // D-400 line 14 may be negative; line 15 is then 0.
      const taxableIncome = federal.agi - deduction - children;
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [
          [lines.children, children],
          [lines.deduction, deduction],
        ],
        taxableIncome,
        toTax: none,
        tax: share(atLeastZero(taxableIncome), rate),
        rate,
        credits: none,
        otherTaxes: 0,
      });
    },
  };
};
