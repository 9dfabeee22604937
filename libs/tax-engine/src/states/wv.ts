import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { povertyGuideline } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** W. Va. Code 11-21-4g with the reduction for 2024; IT-140 2024, tax rate schedules I and II. */
const wholeBrackets: readonly BracketRow[] = [
  [0, 0.0236],
  [10_000, 0.0315],
  [25_000, 0.0354],
  [40_000, 0.0472],
  [60_000, 0.0512],
];
const schedules = schedulesByStatus({
  single: wholeBrackets,
  joint: wholeBrackets,
  separate: [
    [0, 0.0236],
    [5_000, 0.0315],
    [12_500, 0.0354],
    [20_000, 0.0472],
    [30_000, 0.0512],
  ],
});

/** W. Va. Code 11-21-16; IT-140 instructions 2024: per person. */
const exemption = dollars(2_000);

/**
 * Maximum exclusion of a filer's own income from age 65: W. Va. Code 11-21-12(c)(8); IT-140 2024 Schedule M. All income
 * is the filer's.
 */
const seniorSubtraction = dollars(8_000);
const bornBy65 = turnsBy(65);

const lines = {
  seniors: less('wv_senior', 'Senior citizen deduction from 65', '3'),
  exclusion: less('wv_exclusion', 'Low-income earned income exclusion', '5'),
  exemptions: less('wv_exemptions', 'Exemptions', '6'),
};

/**
 * Low-income earned income exclusion: the highest federal AGI that qualifies, and the most that can be excluded; W. Va.
 * Code 11-21-10; IT-140 instructions 2024.
 */
const exclusionLimit = dollarsByStatus({ single: 10_000, joint: 10_000, separate: 5_000 });

/**
 * Low-income family tax credit, W. Va. Code 11-21-22B: the whole tax up to the poverty guideline, 10% less for each
 * step over it; IT-140 2024, family tax credit tables.
 */
const creditStep = dollarsByStatus({ single: 300, joint: 300, separate: 150 });
const creditSteps = 10;
/** W. Va. Code 11-21-22A(b): the guideline for at most 8 people, halved on a separate return. */
const largestFamily = 8;
const separateShare = 0.5;

function earnedIncomeExclusion(home: Household, federal: FederalFacts): Cents {
  const limit = forStatus(exclusionLimit, home.status);
  return federal.agi <= limit ? smaller(atLeastZero(federal.agi), smaller(federal.earnedIncome, limit)) : 0;
}

function familyTaxCredit(home: Household, agi: Cents, tax: Cents): Cents {
  const guideline = povertyGuideline(smaller(home.people, largestFamily));
  const start = home.status === 'married_filing_separately' ? share(guideline, separateShare) : guideline;
  const steps = stepsOver(agi, start, forStatus(creditStep, home.status));
  return steps >= creditSteps ? 0 : share(tax, 1 - steps / creditSteps);
}

export const westVirginia: StateLaw = {
  code: 'WV',
  name: 'West Virginia',
  form: 'IT-140',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '4', taxableIncome: '7', tax: '8' },
  unsupported: [
    'Senior citizens and homestead excess property tax credits',
    'Child and dependent care credit (needs care expenses)',
    'Exclusions for public, military and social security pensions',
  ],
  compute(home, federal) {
    const seniors = isFilerBornBy(home, bornBy65) ? smaller(atLeastZero(federal.agi), seniorSubtraction) : 0;
    const agi = federal.agi - seniors;
    const exclusion = smaller(earnedIncomeExclusion(home, federal), atLeastZero(agi));
    const exemptions = home.people * exemption;
    const taxableIncome = atLeastZero(agi - exclusion - exemptions);
    const schedule = forStatus(schedules, home.status);
    const tax = taxOn(schedule, taxableIncome);
    return settle({
      from: federal.agi,
      toAgi: [[lines.seniors, seniors]],
      agi,
      toTaxable: [
        [lines.exclusion, exclusion],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'wv_low_income_family_tax_credit',
          label: 'West Virginia low-income family tax credit',
          line: '9',
          amount: familyTaxCredit(home, federal.agi, tax),
          kind: 'nonrefundable',
        },
      ],
    });
  },
};
