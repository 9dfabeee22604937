import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { remainingShare, stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import * as law from './me-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Schedule 2: the federal deductions without state income tax, capped but for the medical ones; only for those who itemise federally. */
function deductionOf(home: Household, federal: FederalFacts, agi: Cents): Cents {
  const standard = law.standardDeductions[home.status];
  const itemized =
    federal.medicalDeduction + smaller(federal.mortgageDeduction + federal.charityDeduction, law.itemizedCap);
  const deduction = federal.itemizes ? larger(itemized, standard) : standard;
  return share(deduction, remainingShare(agi, law.deductionStart[home.status], law.deductionWidth[home.status]));
}

function personalExemptions(home: Household, agi: Cents): Cents {
  const left = remainingShare(agi, law.exemptionStart[home.status], law.exemptionWidth[home.status]);
  return share(home.adults * law.exemption, left);
}

function dependentCredit(home: Household, agi: Cents): Cents {
  const loss = stepsOver(agi, law.dependentStart[home.status], law.dependentStep) * law.dependentLoss;
  return atLeastZero(home.children * law.dependentCredit - loss);
}

function salesTaxFairnessCredit(home: Household, income: Cents): Cents {
  const { status, children } = home;
  const most = law.salesTaxCredit[status];
  if (most === 0) return 0;
  const counted =
    status === 'single' ? 0 : Math.min(status === 'head_of_household' ? Math.max(children - 1, 0) : children, 2);
  const loss = stepsOver(income, law.salesTaxStart[status], law.salesTaxStep[status]) * law.salesTaxLoss[status];
  return atLeastZero(most + counted * law.salesTaxChild - loss);
}

export const maine: StateLaw = {
  code: 'ME',
  name: 'Maine',
  form: 'Form 1040ME',
  kind: 'graduated',
  leftOut: [
    'Property tax fairness credit (needs rent or property tax)',
    'Child care credit (needs the cost of care)',
    'Property tax inside the itemized deductions',
  ],
  compute(home, federal) {
    const agi = federal.agi - smaller(home.retirement, law.pensionDeduction);
    const taxableIncome = atLeastZero(agi - deductionOf(home, federal, agi) - personalExemptions(home, agi));
    const schedule = law.rates[home.status];
    const match = home.children > 0 ? law.eitcMatch : law.eitcMatchWithoutChildren;
    return settle({
      agi,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'me_eitc',
          label: 'Maine earned income tax credit',
          amount: share(federal.earnedIncomeCredit, match),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'me_sales_tax_fairness_credit',
          label: 'Maine sales tax fairness credit',
          amount: salesTaxFairnessCredit(home, federal.totalIncome),
          kind: 'refundable',
        },
        {
          name: 'me_dependent_exemption_credit',
          label: 'Maine dependent exemption credit',
          amount: dependentCredit(home, agi),
          kind: 'refundable',
        },
      ],
    });
  },
};
