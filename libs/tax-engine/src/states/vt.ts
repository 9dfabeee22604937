import { notUnder } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, type Household } from '../household';
import { netEarningsFrom } from '../federal/self-employment';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { fromFederalAgi, less, plus, total } from './return-line';
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

/** Additional amount per filer 65 or older: 32 V.S.A. 5811(21)(C)(iii); IN-111 line 4, 2024. */
const seniorDeduction = dollars(1_200);

/** 32 V.S.A. 5811(21)(C)(i); IN-111 line 5, 2024. */
const exemption = dollars(5_100);

/** 32 V.S.A. 5822(a)(6): at least 3% of AGI when it is over 150,000; Vermont tax rate schedules 2024. */
const minimumTaxOver = dollars(150_000);
const minimumTaxRate = 0.03;

/** 32 V.S.A. 5822(d)(3): 5% of the first 20,000 of gifts; IN-111 lines 11 to 13. */
const charityCreditRate = 0.05;
const charityCreditBase = dollars(20_000);

/** 32 V.S.A. 5828b(a); IN-112 2024. */
const eitcMatch = 0.38;

/**
 * Child tax credit per child 5 or younger, reduced by $20 per $1,000 of AGI or part of it: 32 V.S.A. 5830f; IN-112
 * 2024.
 */
const childCredit = dollars(1_000);
const notUnder6 = notUnder(6);
const childCreditStart = dollars(125_000);
const childCreditStep = dollars(1_000);
const childCreditLoss = dollars(20);

/** Share of the federal credit for the elderly: 32 V.S.A. 5822(d)(1). */
const elderlyMatch = 0.24;

const lines = {
  medical: less('vt_medical', 'Medical expense deduction', '2'),
  deduction: less('vt_deduction', 'Standard deduction', '4'),
  exemptions: less('vt_exemptions', 'Personal exemptions', '5'),
  byRates: total('vt_rates', 'Tax by the rates', '8'),
  minimum: plus('vt_minimum_tax', 'Up to 3% of income over $150,000', '8'),
};

const childCreditOf = (home: Household, agi: Cents): Cents =>
  atLeastZero(
    childrenUnder(home, notUnder6) * childCredit - stepsOver(agi, childCreditStart, childCreditStep) * childCreditLoss,
  );

/**
 * Child care contribution on self-employment, 32 V.S.A. 10552-10553: 0.11% of half of 2024's net earnings (Schedule SE
 * line 6).
 */
const contributionRate = 0.0011;
const partOfYear = 0.5;

const childCareContribution = ({ law }: FederalFacts, selfEmployment: Cents): Cents =>
  share(netEarningsFrom(law, selfEmployment), partOfYear * contributionRate);

export const vermont: StateLaw = {
  code: 'VT',
  name: 'Vermont',
  form: 'IN-111',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '3', taxableIncome: '7', tax: '8' },
  unsupported: [
    'Renter credit and property tax credit (need rent or property tax)',
    'Child and dependent care credit (needs care expenses)',
    'Exclusions for social security, civil service and military pensions',
    'Student loan interest and long-term capital gains',
  ],
  compute(home, federal) {
    const standard = forStatus(standardDeductions, home.status) + home.seniors * seniorDeduction;
    const exemptions = home.people * exemption;
    const allowances = standard + exemptions;
    // IN-112 medical deduction worksheet: the federal deduction, itemized or not, beyond standard deduction and exemptions.
    const medical = atLeastZero(federal.medicalDeduction - allowances);
    const agi = federal.agi - medical;
    const taxableIncome = atLeastZero(agi - allowances);
    const schedule = forStatus(schedules, home.status);
    const minimum = federal.agi > minimumTaxOver ? share(federal.agi, minimumTaxRate) : 0;
    const byRates = taxOn(schedule, taxableIncome);
    const tax = larger(byRates, minimum);
    return settle({
      from: federal.agi,
      toAgi: [[lines.medical, medical]],
      agi,
      toTaxable: [
        [lines.deduction, standard],
        [lines.exemptions, exemptions],
      ],
      toTax: [
        [lines.byRates, byRates],
        [lines.minimum, tax - byRates],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      otherTaxes: federal.selfEmploymentTax > 0 ? childCareContribution(federal, home.selfEmployment) : 0,
      credits: [
        {
          name: 'vt_elderly_credit',
          label: 'Vermont credit for the elderly',
          form: 'IN-119',
          amount: share(federal.elderlyCredit, elderlyMatch),
          kind: 'nonrefundable',
        },
        {
          name: 'vt_charitable_contribution_credit',
          label: 'Vermont charitable contribution credit',
          amount: share(smaller(home.charity, charityCreditBase), charityCreditRate),
          kind: 'nonrefundable',
        },
        {
          name: 'vt_eitc',
          label: 'Vermont earned income tax credit',
          form: 'IN-112',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'vt_ctc',
          label: 'Vermont child tax credit',
          form: 'IN-112',
          amount: childCreditOf(home, federal.agi),
          kind: 'refundable',
        },
      ],
    });
  },
};
