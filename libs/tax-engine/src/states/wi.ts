import { turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus, jointOr, schedulesByStatus } from '../by-status';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';
import { marginalRate, schedule, taxOn, type BracketRow } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * Wis. Stat. 71.06(1q), (2)(i) and (j); Form 1 instructions 2024, tax computation worksheet. Wisconsin has no
 * surviving-spouse status; those filers use the head of household schedule.
 */
const singleBrackets: readonly BracketRow[] = [
  [0, 0.035],
  [14_320, 0.044],
  [28_640, 0.053],
  [315_310, 0.0765],
];
const schedules = schedulesByStatus({
  single: singleBrackets,
  joint: [
    [0, 0.035],
    [19_090, 0.044],
    [38_190, 0.053],
    [420_420, 0.0765],
  ],
  separate: [
    [0, 0.035],
    [9_550, 0.044],
    [19_090, 0.053],
    [210_210, 0.0765],
  ],
  widow: singleBrackets,
});

/** Sliding standard deduction, Wis. Stat. 71.05(22); Form 1 instructions 2024, standard deduction table (exact, not by row). */
const largestStandard = dollarsByStatus({
  single: 13_230,
  joint: 24_490,
  separate: 11_630,
  head: 17_090,
  widow: 17_090,
});
const single = schedule([
  [0, 0],
  [19_070, 0.12],
]);
/** A head of household's deduction falls faster until it equals a single filer's at $55,779. */
const head = schedule([
  [0, 0],
  [19_070, 0.22515],
  [55_779, 0.12],
]);
const reductions = byStatus({
  single,
  joint: schedule([
    [0, 0],
    [27_520, 0.19778],
  ]),
  separate: schedule([
    [0, 0],
    [13_060, 0.19778],
  ]),
  head,
  widow: head,
});

/** Wis. Stat. 71.05(23)(b)1; Form 1 instructions 2024, line 10. */
const exemption = dollars(700);
/** Additional amount per filer 65 or older: Wis. Stat. 71.05(23)(b)2. */
const seniorExemption = dollars(250);

/** Pension of a filer 65 or older, federal AGI under the limit: Wis. Stat. 71.05(6)(b)54; Schedule SB 2024. */
const pensionSubtraction = dollars(5_000);
const pensionLimit = jointOr(dollars(30_000), dollars(15_000));
const bornBy65 = turnsBy(65);

/**
 * Unemployment is taxed only up to half of the federal AGI over these amounts, Wis. Stat. 71.05(6)(b)8; Schedule SB
 * worksheet.
 */
const unemploymentBase = dollarsByStatus({ single: 12_000, joint: 18_000, widow: 12_000 });
const unemploymentShare = 0.5;

/** Itemized deduction credit, Wis. Stat. 71.07(5); Form 1 Schedule 1. */
const itemizedCreditRate = 0.05;

/** Earned income credit by children: none, 1, 2, 3 or more. Wis. Stat. 71.07(9e); Form 1 instructions 2024. */
const eitcMatches: readonly Rate[] = [0, 0.04, 0.11, 0.34];

const lines = {
  unemployment: less('wi_unemployment', 'Untaxed unemployment compensation', '3', 'Schedule SB'),
  pension: less('wi_pension', 'Retirement income subtraction from 65', '16', 'Schedule SB'),
  deduction: less('wi_deduction', 'Standard deduction', '8'),
  exemptions: less('wi_exemptions', 'Exemptions', '10'),
};

const untaxedPension = (home: Household, federalAgi: Cents): Cents =>
  isFilerBornBy(home, bornBy65) && federalAgi < forStatus(pensionLimit, home.status)
    ? smaller(home.retirement, pensionSubtraction)
    : 0;

function untaxedUnemployment(home: Household, federalAgi: Cents): Cents {
  if (home.unemployment === 0) return 0;
  const taxed = share(atLeastZero(federalAgi - forStatus(unemploymentBase, home.status)), unemploymentShare);
  return atLeastZero(home.unemployment - taxed);
}

const eitcMatchFor = (children: number): Rate => eitcMatches[children < 3 ? children : 3] ?? 0;

export const wisconsin: StateLaw = {
  code: 'WI',
  name: 'Wisconsin',
  form: 'Form 1',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '7', taxableIncome: '11', tax: '12' },
  unsupported: [
    'Homestead credit and school property tax credit (need rent or property tax)',
    'Married couple credit (the spouse has no income of their own here)',
    'Additional child and dependent care credit (needs care expenses)',
    'Separate returns of spouses who lived together: all unemployment is taxed there',
  ],
  compute(home, federal) {
    const unemployment = untaxedUnemployment(home, federal.agi);
    const pension = untaxedPension(home, federal.agi);
    const agi = federal.agi - unemployment - pension;
    const standard = atLeastZero(
      forStatus(largestStandard, home.status) - taxOn(forStatus(reductions, home.status), agi),
    );
    const exemptions = home.people * exemption + home.seniors * seniorExemption;
    const taxableIncome = atLeastZero(agi - standard - exemptions);
    const rates = forStatus(schedules, home.status);
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    return settle({
      from: federal.agi,
      toAgi: [
        [lines.unemployment, unemployment],
        [lines.pension, pension],
      ],
      agi,
      toTaxable: [
        [lines.deduction, standard],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'wi_itemized_deduction_credit',
          label: 'Wisconsin itemized deduction credit',
          amount: share(atLeastZero(itemized - standard), itemizedCreditRate),
          kind: 'nonrefundable',
        },
        {
          name: 'wi_earned_income_credit',
          label: 'Wisconsin earned income credit',
          amount: share(federal.earnedIncomeCredit, eitcMatchFor(home.childrenUnder19)),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
