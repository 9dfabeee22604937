import { forStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, larger, share } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** MCA 15-30-2103 as in force since 2024; Montana Form 2 instructions 2024, ordinary income tax table. */
const schedules = schedulesByStatus({
  single: [
    [0, 0.047],
    [20_500, 0.059],
  ],
  joint: [
    [0, 0.047],
    [41_000, 0.059],
  ],
  head: [
    [0, 0.047],
    [30_750, 0.059],
  ],
});

/** Per filer 65 or older: MCA 15-30-2120(2)(j); Form 2 2024, Montana subtractions. */
const seniorSubtraction = dollars(5_500);

const lines = {
  deduction: less('mt_deduction', 'Standard or itemized deductions, without state income tax', '2'),
  seniors: less('mt_senior_subtraction', 'Subtraction from 65'),
};

/** MCA 15-30-2318: 10% since 2024; Form 2 instructions 2024. */
const eitcMatch = 0.1;

export const montana: StateLaw = {
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
      agi: federal.agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.seniors, seniors],
      ],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'mt_eitc',
          label: 'Montana earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
