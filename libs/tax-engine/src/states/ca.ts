import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { californiaEarnedIncomeCredit } from './ca-eitc';
import * as law from './ca-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Schedule CA (540), part II: the federal deductions without state income tax, less the reduction for high incomes. */
function itemizedDeductions(home: Household, federal: FederalFacts): Cents {
  const reducible = federal.mortgageDeduction + federal.charityDeduction;
  const excess = share(atLeastZero(federal.agi - law.phaseOutStart[home.status]), law.itemizedLossRate);
  return federal.medicalDeduction + reducible - smaller(excess, share(reducible, law.itemizedLossLimit));
}

/** Form 540 line 32. */
function exemptionCredits(home: Household, federal: FederalFacts): Cents {
  const loss = stepsOver(federal.agi, law.phaseOutStart[home.status], law.creditStep[home.status]) * law.creditLoss;
  const doubled = law.personalCredit[home.status] > law.personalCredit.single;
  return (
    atLeastZero(law.personalCredit[home.status] - (doubled ? 2 : 1) * loss) +
    home.children * atLeastZero(law.dependentCredit - loss)
  );
}

export const california: StateLaw = {
  code: 'CA',
  name: 'California',
  form: 'Form 540',
  kind: 'graduated',
  leftOut: [
    "Renter's credit (needs rent)",
    'Property tax inside the itemized deductions (the request has income tax only)',
    'Young child and foster youth tax credits (need ages under 6 or foster care)',
    'Child and dependent care credit (needs the cost of care)',
    'California alternative minimum tax',
  ],
  compute(home, federal) {
    // Schedule CA (540) line 7: unemployment compensation is not taxed, R&TC 17083.
    const agi = federal.agi - home.unemployment;
    const deduction = larger(itemizedDeductions(home, federal), law.standardDeductions[home.status]);
    const taxableIncome = atLeastZero(agi - deduction);
    const schedule = law.rates[home.status];
    // A separate return has no earned income credit unless the spouses lived apart, R&TC 17052(e).
    const eitc =
      home.status === 'married_filing_separately'
        ? 0
        : californiaEarnedIncomeCredit(home.children, federal.earnedIncome, federal.agi);
    return settle({
      agi,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome) + taxOn(law.behavioralHealthTax, taxableIncome),
      rate: marginalRate(schedule, taxableIncome) + marginalRate(law.behavioralHealthTax, taxableIncome),
      credits: [
        {
          name: 'ca_exemptions',
          label: 'California exemption credits',
          amount: exemptionCredits(home, federal),
          kind: 'exemption',
        },
        {
          name: 'ca_eitc',
          label: 'California earned income tax credit',
          amount: eitc,
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
