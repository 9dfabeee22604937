import { dollarsByStatus, forStatus } from '../by-status';
import { hasAgeForCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** D.C. Code 47-1806.03(a)(11); D-40 booklet 2024, tax rate schedule. */
const rates = schedule([
  [0, 0.04],
  [10_000, 0.06],
  [40_000, 0.065],
  [60_000, 0.085],
  [250_000, 0.0925],
  [500_000, 0.0975],
  [1_000_000, 0.1075],
]);

/** Nonmedical itemized deductions are reduced by 5% of DC AGI over the start: D-40 booklet 2024, calculation F. */
const itemizedStart = dollarsByStatus({ single: 200_000, joint: 200_000, separate: 100_000 });
const itemizedLossRate = 0.05;

/** With children, the share of the federal credit: D.C. Code 47-1806.04(f)(1)(B); D-40 booklet 2024, line 27c. */
const eitcMatch = 0.7;

/** Without children: the federal credit before its phase-out (IRC 32(b), Rev. Proc. 2023-34), with the District's own phase-out, D.C. Code 47-1806.04(f)(1)(C). */
const phaseInRate = 0.0765;
const phaseInMost = dollars(632);
const phaseOutStart = dollars(22_566);
const phaseOutRate = 0.0848;

const lines = {
  unemployment: less('dc_unemployment', 'Unemployment compensation', undefined, 'Schedule I'),
  deduction: less('dc_deduction', 'Standard or itemized deductions', '18'),
};

function itemizedDeductions(home: Household, federal: FederalFacts, agi: Cents): Cents {
  const loss = share(atLeastZero(agi - forStatus(itemizedStart, home.status)), itemizedLossRate);
  return federal.medicalDeduction + atLeastZero(federal.mortgageDeduction + federal.charityDeduction - loss);
}

function earnedIncomeCredit(home: Household, federal: FederalFacts): Cents {
  if (home.childrenUnder19 > 0) return share(federal.earnedIncomeCredit, eitcMatch);
  if (home.status === 'married_filing_separately' || !hasAgeForCredit(home)) return 0;
  const full = smaller(share(federal.earnedIncome, phaseInRate), phaseInMost);
  const income = larger(home.wages + home.selfEmployment, federal.agi);
  return atLeastZero(full - share(atLeastZero(income - phaseOutStart), phaseOutRate));
}

export const districtOfColumbia: StateLaw = {
  code: 'DC',
  name: 'District of Columbia',
  form: 'D-40',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '16', taxableIncome: '19', tax: '20' },
  unsupported: [
    'Property tax credit, Schedule H (needs rent or property tax)',
    'Early learning credit (children under 4, needs ages and the cost of care)',
    'Child and dependent care credit (needs the cost of care)',
  ],
  compute(home, federal) {
    // Schedule I, calculation B: unemployment compensation is subtracted (D.C. Code 47-1803.02(a)(2)(GG)).
    const agi = federal.agi - home.unemployment;
    const deduction = federal.itemizes ? itemizedDeductions(home, federal, agi) : federal.standardDeduction;
    const taxableIncome = atLeastZero(agi - deduction);
    return settle({
      from: federal.agi,
      toAgi: [[lines.unemployment, home.unemployment]],
      agi,
      toTaxable: [[lines.deduction, deduction]],
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'dc_eitc',
          label: 'D.C. earned income tax credit',
          line: '27',
          amount: earnedIncomeCredit(home, federal),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
