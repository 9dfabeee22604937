import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, larger } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Idaho Code 63-3024 as amended by 2024 HB 521; Form 40 2024 instructions, tax rate schedules. */
const rates = schedulesByStatus({
  single: [
    [0, 0],
    [4_673, 0.05695],
  ],
  joint: [
    [0, 0],
    [9_346, 0.05695],
  ],
  head: [
    [0, 0],
    [9_346, 0.05695],
  ],
});

/** Idaho Code 63-3022(j): the federal amounts; Form 40 2024 line 16. */
const standardDeductions = dollarsByStatus({ single: 14_600, joint: 29_200, head: 21_900 });

/** Per child: Idaho Code 63-3029L; Form 40 2024 line 25. */
const childCredit = dollars(205);

/** Per person: Idaho Code 63-3024A; Form 40 2024 line 43. */
const groceryCredit = dollars(120);

/** Permanent building fund tax of everybody who must file: Idaho Code 63-3082; Form 40 2024 line 32. */
const buildingFundTax = dollars(10);

export const idaho: StateLaw = {
  code: 'ID',
  name: 'Idaho',
  form: 'Form 40',
  kind: 'graduated',
  leftOut: [
    'Grocery credit reduction for months with food stamps',
    'Deduction for the cost of child care',
    'Retirement benefits deduction (from age 62 or 65 only)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    // State income tax is no deduction; the larger of itemized and standard, whatever is done federally.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const deduction = larger(itemized, standardDeductions[home.status]);
    const taxableIncome = atLeastZero(agi - deduction - federal.qbiDeduction);
    const schedule = rates[home.status];
    return settle({
      agi,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      // A return must be filed when gross income exceeds the standard deduction.
      otherTaxes: federal.totalIncome > standardDeductions[home.status] ? buildingFundTax : 0,
      credits: [
        { name: 'id_ctc', label: 'Idaho child tax credit', amount: home.children * childCredit, kind: 'exemption' },
        {
          name: 'id_grocery_credit',
          label: 'Idaho grocery credit',
          amount: home.people * groceryCredit,
          kind: 'refundable',
        },
      ],
    });
  },
};
