import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, larger, share, smaller } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** K.S.A. 79-32,110 as amended by 2024 SB 1; K-40 2024 instructions. Only a joint return has the wide brackets. */
const rates = schedulesByStatus({
  single: [
    [0, 0.052],
    [23_000, 0.0558],
  ],
  joint: [
    [0, 0.052],
    [46_000, 0.0558],
  ],
  widow: [
    [0, 0.052],
    [23_000, 0.0558],
  ],
});

/** K.S.A. 79-32,119; K-40 2024 line 4. */
const standardDeductions = dollarsByStatus({ single: 3_605, joint: 8_240, separate: 4_120, head: 6_180 });

/** K.S.A. 79-32,121; K-40 2024 line 5: by status, more for a head of household, and per dependent. */
const exemptions = dollarsByStatus({ single: 9_160, joint: 18_320, head: 11_480, widow: 9_160 });
const dependentExemption = dollars(2_320);

/** No return and no tax up to this AGI: K-40 2024 instructions, "Who must file". */
const filingThreshold = dollarsByStatus({
  single: 12_765,
  joint: 26_560,
  separate: 13_280,
  head: 17_660,
  widow: 12_765,
});

/** Share of the federal credit: K.S.A. 79-32,205; K-40 2024 line 17. */
const eitcMatch = 0.17;

/** Food sales tax credit, per exemption with a child, up to this federal AGI: K.S.A. 79-32,271; K-40 2024 line 18. */
const foodCredit = dollars(125);
const foodCreditLimit = dollars(30_615);

export const kansas: StateLaw = {
  code: 'KS',
  name: 'Kansas',
  form: 'K-40',
  kind: 'graduated',
  leftOut: [
    'Food sales tax credit of filers from 55 or disabled (needs age)',
    'Child and dependent care credit (needs the cost of care)',
    'Exemption of public pensions (needs the kind of plan)',
    'Homestead refund (needs property tax)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    // Itemized deductions are the federal ones without state income tax, whatever is done federally.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const deduction = larger(itemized, standardDeductions[home.status]);
    const exemption = exemptions[home.status] + home.children * dependentExemption;
    const taxableIncome = atLeastZero(agi - deduction - exemption);
    const schedule = rates[home.status];
    const tax = agi <= filingThreshold[home.status] ? 0 : taxOn(schedule, taxableIncome);
    const eitc = share(federal.earnedIncomeCredit, eitcMatch);
    const againstTax = smaller(eitc, tax);
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'ks_nonrefundable_eitc',
          label: 'Kansas earned income tax credit against the tax',
          amount: againstTax,
          kind: 'nonrefundable',
          earnedIncome: true,
        },
        {
          name: 'ks_fstc',
          label: 'Kansas food sales tax credit',
          amount: home.children > 0 && federal.agi <= foodCreditLimit ? home.people * foodCredit : 0,
          kind: 'nonrefundable',
        },
        {
          name: 'ks_refundable_eitc',
          label: 'Kansas earned income tax credit, refunded part',
          amount: eitc - againstTax,
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
