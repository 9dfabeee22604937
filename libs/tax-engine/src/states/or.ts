import { notUnder, turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus, jointOr, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, dependentsUnder, isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { remainingShare, stepTableOfDollars, valueFrom } from '../phase-out';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { fromFederalAgi, less } from './return-line';
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

/** Additional amount per filer 65 or older: ORS 316.695(8); OR-40 2024 line 17. */
const seniorDeductions = dollarsByStatus({ single: 1_200, joint: 1_000, separate: 1_000 });

/**
 * Maximum federal tax that may be subtracted, by federal AGI ("at least"): ORS 316.695; OR-40 instructions 2024,
 * federal tax liability subtraction.
 */
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

/** ORS 316.085; OR-40 instructions 2024: per person, while federal AGI is not over the limit. */
const exemptionCredit = dollars(249);
const exemptionAgiLimit = dollarsByStatus({ single: 100_000, joint: 200_000, head: 200_000 });

/** ORS 315.266: 9%, 12% with a child under 3; OR-40 instructions 2024. */
const eitcMatch = 0.09;
const eitcMatchWithToddler = 0.12;
const notUnder3 = notUnder(3);

/**
 * Oregon Kids Credit for dependents under 6, at most five, phasing out evenly by Oregon AGI: ORS 315.273; OR-40
 * instructions 2024.
 */
const kidsCredit = dollars(1_000);
const mostKids = 5;
const kidsStart = dollars(25_750);
const kidsWidth = dollars(5_000);
const notUnder6 = notUnder(6);

/**
 * Retirement income credit from age 62, reduced by household income over the limit: ORS 316.157; OR-40 instructions
 * 2024.
 */
const bornBy62 = turnsBy(62);
const retirementBase = jointOr(dollars(15_000), dollars(7_500));
const retirementLimit = jointOr(dollars(30_000), dollars(15_000));
const retirementRate = 0.09;

const lines = {
  federalTax: less('or_federal_tax', 'Federal tax liability subtraction', '10'),
  deduction: less('or_deduction', 'Standard or itemized deductions', '18'),
};

function retirementCredit(home: Household, federalAgi: Cents): Cents {
  if (!isFilerBornBy(home, bornBy62)) return 0;
  const { status, retirement } = home;
  const base = atLeastZero(
    forStatus(retirementBase, status) - atLeastZero(federalAgi - forStatus(retirementLimit, status)),
  );
  return share(smaller(retirement, base), retirementRate);
}

const kidsCreditOf = (home: Household, oregonAgi: Cents): Cents =>
  share(
    smaller(dependentsUnder(home, notUnder6), mostKids) * kidsCredit,
    remainingShare(oregonAgi, kidsStart, kidsWidth),
  );

/** OR-40 instructions 2024, federal tax worksheet: tax after credits less refundable credits other than the EIC; no SE or Medicare tax. */
function federalTaxSubtraction(home: Household, federal: FederalFacts): Cents {
  const liability = atLeastZero(federal.incomeTaxAfterCredits - federal.additionalChildTaxCredit);
  return smaller(liability, valueFrom(forStatus(federalTaxLimits, home.status), federal.agi));
}

export const oregon: StateLaw = {
  code: 'OR',
  name: 'Oregon',
  form: 'OR-40',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '15', taxableIncome: '19', tax: '20', withheld: '32' },
  unsupported: [
    'Metro, Multnomah County and transit taxes',
    'Working family household and dependent care credit (needs care expenses)',
    'Federal pension subtraction (service before October 1991)',
    'Reduced rate for business income (needs employees)',
  ],
  compute(home, federal) {
    const federalTax = federalTaxSubtraction(home, federal);
    const agi = federal.agi - federalTax;
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const standard =
      forStatus(standardDeductions, home.status) + home.seniors * forStatus(seniorDeductions, home.status);
    const deduction = larger(itemized, standard);
    const taxableIncome = atLeastZero(agi - deduction);
    const match = childrenUnder(home, notUnder3) > 0 ? eitcMatchWithToddler : eitcMatch;
    const schedule = forStatus(schedules, home.status);
    return settle({
      from: federal.agi,
      toAgi: [[lines.federalTax, federalTax]],
      agi,
      toTaxable: [[lines.deduction, deduction]],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'or_exemption_credit',
          label: 'Oregon exemption credit',
          line: '25',
          amount: federal.agi <= forStatus(exemptionAgiLimit, home.status) ? home.people * exemptionCredit : 0,
          kind: 'exemption',
        },
        {
          name: 'or_retirement_credit',
          label: 'Oregon retirement income credit',
          amount: retirementCredit(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'or_eitc',
          label: 'Oregon earned income credit',
          amount: share(federal.earnedIncomeCredit, match),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'or_ctc',
          label: 'Oregon Kids Credit',
          amount: kidsCreditOf(home, agi),
          kind: 'refundable',
        },
      ],
    });
  },
};
