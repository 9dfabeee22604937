import { forStatus } from '../by-status';
import { amountOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  deduction: less('mt_deduction', 'Standard or itemized deductions, without state income tax', '2'),
  seniors: less('mt_senior_subtraction', 'Subtraction from 65'),
};

const credits = {
  eitc: refundable('mt_eitc', 'Montana earned income tax credit', { earnedIncome: true }),
};

export const montana = (law: Figures<'MT'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const seniorSubtraction = amountOf(law.seniorSubtraction);
  const eitcMatch = law.eitcMatch.value;

  return {
    code: 'MT',
    name: 'Montana',
    form: 'Form 2',
    kind: 'graduated',
    unsupported: [
      'Elderly homeowner or renter credit (needs rent or property tax)',
      'Property tax rebates',
      'Lower rates for long-term capital gains',
      'Property taxes among the itemized deductions',
    ],
    compute(home, federal) {
      // MCA 15-30-2120: federal taxable income with state income tax and the business deduction added back, so the larger
      // of these two deductions remains.
      const deduction = larger(federal.standardDeduction, federal.itemizedDeductions - federal.saltDeduction);
      const seniors = home.seniors * seniorSubtraction;
      const taxableIncome = atLeastZero(federal.agi - deduction - seniors);
      const schedule = forStatus(schedules, home.status);
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.seniors, seniors],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [[credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)]],
        otherTaxes: 0,
      });
    },
  };
};
