import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { valueFrom } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import * as law from './hi-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Worksheets; there is no federal cap on the state income tax, but an income limit. */
function itemizedDeductions(home: Household, federal: FederalFacts, agi: Cents): Cents {
  const medical = atLeastZero(home.medical - share(atLeastZero(agi), law.medicalFloor));
  const stateTax = federal.agi < law.stateTaxLimit[home.status] ? home.stateLocalTax : 0;
  const reducible = stateTax + federal.mortgageDeduction + federal.charityDeduction;
  const loss = share(atLeastZero(agi - law.itemizedStart[home.status]), law.itemizedLossRate);
  return medical + reducible - smaller(loss, share(reducible, law.itemizedLossLimit));
}

function foodExciseCredit(home: Household, federalAgi: Cents): Cents {
  const table = home.status === 'single' ? law.foodCreditSingle : law.foodCreditOthers;
  return home.people * valueFrom(table, atLeastZero(federalAgi));
}

export const hawaii: StateLaw = {
  code: 'HI',
  name: 'Hawaii',
  form: 'N-11',
  kind: 'graduated',
  leftOut: [
    'Credit for low-income household renters (needs rent)',
    'Child and dependent care credit (needs the cost of care)',
    'Tax on pensions the employee paid into (the pension is taken as paid for by the employer, which is exempt)',
    'Property tax inside the itemized deductions',
  ],
  compute(home, federal) {
    // N-11 line 13: pensions paid for by the employer are not taxed, HRS 235-7(a)(3).
    const agi = federal.agi - home.retirement;
    const deduction = larger(itemizedDeductions(home, federal, agi), law.standardDeductions[home.status]);
    const taxableIncome = atLeastZero(agi - deduction - home.people * law.exemption);
    const schedule = law.rates[home.status];
    return settle({
      agi,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'hi_food_excise_credit',
          label: 'Hawaii food/excise tax credit',
          amount: foodExciseCredit(home, federal.agi),
          kind: 'refundable',
        },
        {
          name: 'hi_eitc',
          label: 'Hawaii earned income tax credit',
          amount: share(federal.earnedIncomeCredit, law.eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
