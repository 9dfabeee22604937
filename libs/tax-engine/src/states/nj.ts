import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, share } from '../money';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** N.J.S.A. 54A:2-1; NJ-1040 instructions 2024, tax rate schedules: table A (single, separate) and table B (all others). */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.014],
  [20_000, 0.0175],
  [50_000, 0.0245],
  [70_000, 0.035],
  [80_000, 0.05525],
  [150_000, 0.0637],
  [500_000, 0.0897],
  [1_000_000, 0.1075],
];
const schedules = schedulesByStatus({
  single: [
    [0, 0.014],
    [20_000, 0.0175],
    [35_000, 0.035],
    [40_000, 0.05525],
    [75_000, 0.0637],
    [500_000, 0.0897],
    [1_000_000, 0.1075],
  ],
  joint: wideBrackets,
  head: wideBrackets,
});

/** N.J.S.A. 54A:2-4: no tax at or under this gross income. */
const noTaxUpTo = dollarsByStatus({ single: 10_000, joint: 20_000, head: 20_000 });

/** N.J.S.A. 54A:3-1; NJ-1040 lines 6 and 10: each filer, each dependent. */
const filerExemption = dollars(1_000);
const dependentExemption = dollars(1_500);

/** N.J.S.A. 54A:3-3: medical expenses beyond 2 % of gross income; NJ-1040 worksheet F. */
const medicalFloor = 0.02;

/** N.J.S.A. 54A:4-7; NJ-1040 line 58. */
const eitcMatch = 0.4;

export const newJersey: StateLaw = {
  code: 'NJ',
  name: 'New Jersey',
  form: 'NJ-1040',
  kind: 'graduated',
  leftOut: [
    'Property tax deduction or credit, ANCHOR and Senior Freeze (need rent or property tax)',
    'Child tax credit for children of 5 and under',
    'Child and dependent care credit (needs care expenses)',
    'Alternative business calculation adjustment for losses carried forward',
  ],
  compute(home, federal) {
    // N.J.S.A. 54A:5-1 and 5-2: own classes of income, a loss in one does not reduce another; unemployment is not among them, half of the SE tax is not deducted.
    const agi = home.wages + atLeastZero(home.selfEmployment) + home.retirement + home.other;
    const medical = atLeastZero(home.medical - share(agi, medicalFloor));
    const exemptions = home.adults * filerExemption + home.children * dependentExemption;
    const taxableIncome = atLeastZero(agi - medical - exemptions);
    const schedule = schedules[home.status];
    return settle({
      agi,
      taxableIncome,
      tax: agi <= noTaxUpTo[home.status] ? 0 : taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'nj_eitc',
          label: 'New Jersey earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
