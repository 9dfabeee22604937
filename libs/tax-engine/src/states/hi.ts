import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { valueFrom } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  pension: less('hi_pension', 'Pension paid for by the employer, not taxed', '13'),
  deduction: less('hi_deduction', 'Standard or itemized deductions', '22 or 23'),
  exemptions: less('hi_exemptions', 'Exemptions, a second one from 65', '25'),
};

const credits = {
  foodExciseCredit: refundable('hi_food_excise_credit', 'Hawaii food/excise tax credit', { form: 'Form N-311' }),
  eitc: refundable('hi_eitc', 'Hawaii earned income tax credit', { earnedIncome: true }),
};

export const hawaii = (law: Figures<'HI'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const exemption = amountOf(law.exemption);
  const medicalFloor = law.medicalFloor.value;
  const stateTaxLimit = amountsOf(law.stateTaxLimit);
  const itemizedStart = amountsOf(law.itemizedStart);
  const itemizedLossRate = law.itemizedLossRate.value;
  const itemizedLossLimit = law.itemizedLossLimit.value;
  const foodCreditSingle = stepAmountsOf(law.foodCreditSingle);
  const foodCreditOthers = stepAmountsOf(law.foodCreditOthers);
  const eitcMatch = law.eitcMatch.value;

  /** Worksheets: there is no federal cap on state income tax, but an income limit. */
  function itemizedDeductions(home: Household, federal: FederalFacts, agi: Cents): Cents {
    const medical = atLeastZero(home.medical - share(atLeastZero(agi), medicalFloor));
    const stateTax = federal.agi < forStatus(stateTaxLimit, home.status) ? home.stateLocalTax : 0;
    const reducible = stateTax + federal.mortgageDeduction + federal.charityDeduction;
    const loss = share(atLeastZero(agi - forStatus(itemizedStart, home.status)), itemizedLossRate);
    return medical + reducible - smaller(loss, share(reducible, itemizedLossLimit));
  }

  function foodExciseCredit(home: Household, federalAgi: Cents): Cents {
    const table = home.status === 'single' ? foodCreditSingle : foodCreditOthers;
    return home.people * valueFrom(table, atLeastZero(federalAgi));
  }

  return {
    code: 'HI',
    name: 'Hawaii',
    form: 'N-11',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '20', taxableIncome: '26', tax: '27' },
    unsupported: [
      'Credit for low-income household renters (needs rent)',
      'Child and dependent care credit (needs the cost of care)',
      'Tax on pensions the employee paid into (the pension is taken as paid for by the employer, which is exempt)',
      'Property tax inside the itemized deductions',
    ],
    compute(home, federal) {
      // N-11 line 13: pensions paid for by the employer are not taxed, HRS 235-7(a)(3).
      const agi = federal.agi - home.retirement;
      const deduction = larger(itemizedDeductions(home, federal, agi), forStatus(standardDeductions, home.status));
      const exemptions = (home.people + home.seniors) * exemption;
      const taxableIncome = atLeastZero(agi - deduction - exemptions);
      const schedule = forStatus(rates, home.status);
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, home.retirement]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.foodExciseCredit, foodExciseCredit(home, federal.agi)],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
