import { byStatus, dollarsByStatus, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueFrom } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** ORS 316.037; OR-40 instructions 2024, tax rate charts S and J (tax tables below 50,000 use the same rates). */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.0475],
  [8_600, 0.0675],
  [21_500, 0.0875],
  [250_000, 0.099],
];
const schedules = schedulesByStatus({
  single: [
    [0, 0.0475],
    [4_300, 0.0675],
    [10_750, 0.0875],
    [125_000, 0.099],
  ],
  joint: wideBrackets,
  head: wideBrackets,
});

/** ORS 316.695(1)(c); OR-40 instructions 2024, standard deduction. */
const standardDeductions = dollarsByStatus({ single: 2_745, joint: 5_495, head: 4_420 });

/** Most of the federal tax that may be subtracted, by federal AGI ("at least"): ORS 316.695; OR-40 instructions 2024, federal tax liability subtraction. */
const chart = stepTableOfDollars([
  [-Infinity, 8_250],
  [125_000, 6_600],
  [130_000, 5_000],
  [135_000, 3_300],
  [140_000, 1_650],
  [145_000, 0],
]);
const jointChart = stepTableOfDollars([
  [-Infinity, 8_250],
  [250_000, 6_600],
  [260_000, 5_000],
  [270_000, 3_300],
  [280_000, 1_650],
  [290_000, 0],
]);
const separateChart = stepTableOfDollars([
  [-Infinity, 4_125],
  [125_000, 3_300],
  [130_000, 2_500],
  [135_000, 1_650],
  [140_000, 825],
  [145_000, 0],
]);
const federalTaxLimits = byStatus({ single: chart, joint: jointChart, separate: separateChart, head: jointChart });

/** ORS 316.085; OR-40 instructions 2024: each person, while federal AGI is not over the limit. */
const exemptionCredit = dollars(249);
const exemptionAgiLimit = dollarsByStatus({ single: 100_000, joint: 200_000, head: 200_000 });

/** ORS 315.266: 9 %, 12 % only with a child under 3; OR-40 instructions 2024. */
const eitcMatch = 0.09;

/** OR-40 instructions 2024, federal tax worksheet: tax after credits less refundable credits other than the EIC; no SE or Medicare tax. */
function federalTaxSubtraction(home: Household, federal: FederalFacts): Cents {
  const liability = atLeastZero(federal.incomeTaxAfterCredits - federal.additionalChildTaxCredit);
  return smaller(liability, valueFrom(federalTaxLimits[home.status], federal.agi));
}

export const oregon: StateLaw = {
  code: 'OR',
  name: 'Oregon',
  form: 'OR-40',
  kind: 'graduated',
  leftOut: [
    'Metro, Multnomah County and transit taxes',
    'Oregon Kids Credit and the higher earned income credit (children of 5 and under, or under 3)',
    'Working family household and dependent care credit (needs care expenses)',
    'Federal pension subtraction (service before October 1991)',
    'Reduced rate for business income (needs employees)',
  ],
  compute(home, federal) {
    const agi = federal.agi - federalTaxSubtraction(home, federal);
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const taxableIncome = atLeastZero(agi - larger(itemized, standardDeductions[home.status]));
    const schedule = schedules[home.status];
    return settle({
      agi,
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'or_exemption_credit',
          label: 'Oregon exemption credit',
          amount: federal.agi <= exemptionAgiLimit[home.status] ? home.people * exemptionCredit : 0,
          kind: 'exemption',
        },
        {
          name: 'or_eitc',
          label: 'Oregon earned income credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
