import { dollarsByStatus, schedulesByStatus, byStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver, type StepTable } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { povertyGuideline } from './poverty-guideline';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Md. Code, Tax-Gen. 10-105(a); 2024 instructions, Maryland tax computation worksheet schedules I and II. */
const wideBrackets: readonly BracketRow[] = [
  [0, 0.02],
  [1_000, 0.03],
  [2_000, 0.04],
  [3_000, 0.0475],
  [150_000, 0.05],
  [175_000, 0.0525],
  [225_000, 0.055],
  [300_000, 0.0575],
];
const rates = schedulesByStatus({
  single: [
    [0, 0.02],
    [1_000, 0.03],
    [2_000, 0.04],
    [3_000, 0.0475],
    [100_000, 0.05],
    [125_000, 0.0525],
    [150_000, 0.055],
    [250_000, 0.0575],
  ],
  joint: wideBrackets,
  head: wideBrackets,
});

/** 15 % of Maryland AGI between these: Md. Code, Tax-Gen. 10-217; 2024 instructions, worksheet 16A. */
const standardRate = 0.15;
const standardLeast = dollarsByStatus({ single: 1_800, joint: 3_650, head: 3_650 });
const standardMost = dollarsByStatus({ single: 2_700, joint: 5_450, head: 5_450 });

/** Per person by federal AGI: Md. Code, Tax-Gen. 10-211; 2024 instructions, exemption amount chart 10A. */
const exemptionsSingle = stepTableOfDollars([
  [0, 3_200],
  [100_000, 1_600],
  [125_000, 800],
  [150_000, 0],
]);
const exemptionsTogether = stepTableOfDollars([
  [0, 3_200],
  [150_000, 1_600],
  [175_000, 800],
  [200_000, 0],
]);
const exemptions: ByStatus<StepTable> = byStatus({
  single: exemptionsSingle,
  joint: exemptionsTogether,
  head: exemptionsTogether,
});

/** Shares of the federal credit: Md. Code, Tax-Gen. 10-704; 2024 instructions, lines 22 and 42. Without children and unmarried it is 100 %. */
const eitcMatch = 0.5;
const refundableEitcMatch = 0.45;

/** Poverty level credit, 5 % of earned income: Md. Code, Tax-Gen. 10-709; 2024 instructions, line 23. */
const povertyCreditRate = 0.05;

/** Line 17: the federal choice decides, but never below the standard deduction. State income tax is left out. */
function deductionOf(home: Household, federal: FederalFacts, agi: Cents): Cents {
  const standard = smaller(larger(share(agi, standardRate), standardLeast[home.status]), standardMost[home.status]);
  return federal.itemizes ? larger(standard, federal.itemizedDeductions - federal.saltDeduction) : standard;
}

/** What the earned income credit may take off the tax, and what of it is refunded. */
function earnedIncomeCredit(home: Household, federal: FederalFacts, tax: Cents): { against: Cents; refunded: Cents } {
  const unmarriedAlone = !home.joint && home.children === 0;
  const full = federal.earnedIncomeCredit;
  const against = unmarriedAlone ? full : share(full, eitcMatch);
  return { against, refunded: atLeastZero((unmarriedAlone ? full : share(full, refundableEitcMatch)) - tax) };
}

/** Line 23: earned income and federal AGI both within the poverty guideline, and the earned income credit below the tax. */
function povertyCredit(home: Household, federal: FederalFacts, tax: Cents, eitc: Cents): Cents {
  const guideline = povertyGuideline(home.people);
  const earned = atLeastZero(home.wages + home.selfEmployment);
  if (federal.agi > guideline || earned > guideline || eitc >= tax) return 0;
  return share(earned, povertyCreditRate);
}

export const maryland: StateLaw = {
  code: 'MD',
  name: 'Maryland',
  form: 'Form 502',
  kind: 'graduated',
  leftOut: [
    'County and Baltimore City income tax (2.25 % to 3.2 %, on the same return; needs the county)',
    'Child tax credit (children under 6 only, needs their ages)',
    'Child care credit and subtraction (need the cost of care)',
    'Two-income subtraction (both spouses must have income)',
    'Pension exclusion (from age 65 only)',
  ],
  compute(home, federal) {
    const agi = atLeastZero(federal.agi);
    const exemption = agi > 0 ? valueOver(exemptions[home.status], agi) : 0;
    const taxableIncome = atLeastZero(agi - deductionOf(home, federal, agi) - home.people * exemption);
    const schedule = rates[home.status];
    const tax = taxOn(schedule, taxableIncome);
    const eitc = earnedIncomeCredit(home, federal, tax);
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'md_non_refundable_eitc',
          label: 'Maryland earned income credit',
          amount: eitc.against,
          kind: 'nonrefundable',
          earnedIncome: true,
        },
        {
          name: 'md_poverty_line_credit',
          label: 'Maryland poverty level credit',
          amount: povertyCredit(home, federal, tax, eitc.against),
          kind: 'nonrefundable',
        },
        {
          name: 'md_refundable_eitc',
          label: 'Maryland refundable earned income credit',
          amount: eitc.refunded,
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
