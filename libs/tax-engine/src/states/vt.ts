import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { netEarningsFrom } from '../federal/self-employment';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** 32 V.S.A. 5822(a); Vermont tax rate schedules 2024. */
const schedules = schedulesByStatus({
  single: [
    [0, 0.0335],
    [47_900, 0.066],
    [116_000, 0.076],
    [242_000, 0.0875],
  ],
  joint: [
    [0, 0.0335],
    [79_950, 0.066],
    [193_300, 0.076],
    [294_600, 0.0875],
  ],
  separate: [
    [0, 0.0335],
    [39_975, 0.066],
    [96_650, 0.076],
    [147_300, 0.0875],
  ],
  head: [
    [0, 0.0335],
    [64_200, 0.066],
    [165_700, 0.076],
    [268_300, 0.0875],
  ],
});

/** 32 V.S.A. 5811(21)(C)(ii); Vermont income tax return booklet 2024. */
const standardDeductions = dollarsByStatus({ single: 7_400, joint: 14_850, head: 11_100 });

/** 32 V.S.A. 5811(21)(C)(i); IN-111 line 5, 2024. */
const exemption = dollars(5_100);

/** 32 V.S.A. 5822(a)(6): at least 3 % of AGI when it is over 150,000; Vermont tax rate schedules 2024. */
const minimumTaxOver = dollars(150_000);
const minimumTaxRate = 0.03;

/** 32 V.S.A. 5822(d)(3): 5 % of the first 20,000 of gifts; IN-111 lines 11 to 13. */
const charityCreditRate = 0.05;
const charityCreditBase = dollars(20_000);

/** 32 V.S.A. 5828b(a); IN-112 2024. */
const eitcMatch = 0.38;

/** Child care contribution on self-employment, 32 V.S.A. 10552-10553: 0.11 % of half of 2024's net earnings (Schedule SE line 6). */
const contributionRate = 0.0011;
const partOfYear = 0.5;

const childCareContribution = (selfEmployment: Cents): Cents =>
  share(netEarningsFrom(selfEmployment), partOfYear * contributionRate);

export const vermont: StateLaw = {
  code: 'VT',
  name: 'Vermont',
  form: 'IN-111',
  kind: 'graduated',
  leftOut: [
    'Renter credit and property tax credit (need rent or property tax)',
    'Child tax credit for children of 5 and under',
    'Child and dependent care credit (needs care expenses)',
    'Exclusions for social security, civil service and military pensions',
    'Student loan interest and long-term capital gains',
  ],
  compute(home, federal) {
    const allowances = standardDeductions[home.status] + home.people * exemption;
    // IN-112 medical deduction worksheet: the federal deduction, itemized or not, beyond standard deduction and exemptions.
    const agi = federal.agi - atLeastZero(federal.medicalDeduction - allowances);
    const taxableIncome = atLeastZero(agi - allowances);
    const schedule = schedules[home.status];
    const minimum = federal.agi > minimumTaxOver ? share(federal.agi, minimumTaxRate) : 0;
    return settle({
      agi,
      taxableIncome,
      tax: larger(taxOn(schedule, taxableIncome), minimum),
      rate: marginalRate(schedule, taxableIncome),
      otherTaxes: federal.selfEmploymentTax > 0 ? childCareContribution(home.selfEmployment) : 0,
      credits: [
        {
          name: 'vt_charitable_contribution_credit',
          label: 'Vermont charitable contribution credit',
          amount: share(smaller(home.charity, charityCreditBase), charityCreditRate),
          kind: 'nonrefundable',
        },
        {
          name: 'vt_eitc',
          label: 'Vermont earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
