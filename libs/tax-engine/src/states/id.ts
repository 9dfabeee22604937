import { forStatus } from '../by-status';
import { amountOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { adoptedOf } from './additional-deductions';
import { exemption, refundable } from './credit-line';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  deduction: less('id_deduction', 'Standard or itemized deductions', '16'),
  business: less('id_business_deduction', 'Qualified business income deduction', '18'),
  senior: less('id_senior_deduction', 'Federal deduction for seniors', '18'),
  additional: less('id_additional_deductions', 'Federal deductions for tips, overtime and car loan interest', '18'),
};

const credits = {
  ctc: exemption('id_ctc', 'Idaho child tax credit', { line: '25' }),
  groceryCredit: refundable('id_grocery_credit', 'Idaho grocery credit', { line: '43' }),
};

export const idaho = (law: Figures<'ID'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const childCredit = amountOf(law.childCredit);
  const groceryCredit = amountOf(law.groceryCredit);
  const seniorGroceryCredit = amountOf(law.seniorGroceryCredit);
  const buildingFundTax = amountOf(law.buildingFundTax);

  return {
    code: 'ID',
    name: 'Idaho',
    form: 'Form 40',
    kind: 'graduated',
    totals: { agi: '11', taxableIncome: '19', tax: '20', otherTaxes: '32a', withheld: '46' },
    unsupported: [
      'Grocery credit reduction for months with food stamps',
      'Deduction for the cost of child care',
      'Retirement benefits deduction (for public pensions, needs the kind of plan)',
    ],
    compute(home, federal) {
      const agi = federal.agi;
      // State income tax is not deductible; the larger of itemized and standard deduction, regardless of the federal
      // choice.
      const itemized = federal.itemizedDeductions - federal.saltDeduction;
      // Idaho Code 63-3022(j): the federal standard deduction, including its amount for age.
      const deduction = larger(itemized, federal.standardDeduction);
      const additional = adoptedOf(law.additionalDeductions, federal);
      const ofSeniors = federal.enhancedSeniorDeduction;
      const taxableIncome = atLeastZero(agi - deduction - federal.qbiDeduction - ofSeniors - additional);
      const schedule = forStatus(rates, home.status);
      return settle({
        from: 0,
        toAgi: none,
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.business, federal.qbiDeduction],
          [lines.senior, ofSeniors],
          [lines.additional, additional],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.ctc, home.childrenUnder17 * childCredit],
          [credits.groceryCredit, home.people * groceryCredit + home.seniors * seniorGroceryCredit],
        ],
        // A return must be filed when gross income exceeds the standard deduction.
        otherTaxes: federal.totalIncome > federal.standardDeduction ? buildingFundTax : 0,
      });
    },
  };
};
