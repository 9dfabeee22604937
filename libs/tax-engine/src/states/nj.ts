import { notUnder, turnsBy } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import { hasAgeForCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsUnder, filersBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, type Cents } from '../money';
import { stepTableOfDollars, valueUpTo } from '../phase-out';
import { retirementExclusions } from './nj-retirement';
import { marginalRate, taxOn, type BracketRow } from '../schedule';
import { less, plus, total } from './return-line';
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
/** Per filer 65 or older: N.J.S.A. 54A:3-1(b)1; NJ-1040 line 7. */
const seniorExemption = dollars(1_000);

/** N.J.S.A. 54A:3-3: medical expenses beyond 2% of gross income; NJ-1040 worksheet F. */
const medicalFloor = 0.02;

/** N.J.S.A. 54A:4-7; NJ-1040 line 58. */
const eitcMatch = 0.4;
/**
 * Filers 18 or older whose age alone rules out the federal credit get this: N.J.S.A. 54A:4-7(a)(2); NJ-1040 2024
 * instructions, line 58.
 */
const eitcOutsideAges = dollars(253);
const bornBy18 = turnsBy(18);

/**
 * Child tax credit per dependent under 6 by taxable income ("up to"), not on a separate return: N.J.S.A. 54A:4-17.1;
 * NJ-1040 2024 instructions, line 65.
 */
const childCredit = stepTableOfDollars([
  [30_000, 1_000],
  [40_000, 800],
  [50_000, 600],
  [60_000, 400],
  [80_000, 200],
]);
const notUnder6 = notUnder(6);

const lines = {
  wages: plus('nj_wages', 'Wages', '15'),
  business: plus('nj_business', 'Net profit from business', '18'),
  pension: plus('nj_pension', 'Pensions', '20a'),
  other: plus('nj_other', 'Other income', '26'),
  totalIncome: total('nj_total_income', 'Total income', '27'),
  pensionExclusion: less('nj_pension_exclusion', 'Pension and retirement exclusion from 62', '28a'),
  otherExclusion: less('nj_other_exclusion', 'Other retirement income exclusion from 62', '28b'),
  exemptions: less('nj_exemptions', 'Exemptions', '30'),
  medical: less('nj_medical', 'Medical expenses over 2% of income', '31'),
  byRates: total('nj_rates', 'Tax by the rates', '43'),
  untaxed: less('nj_no_tax', 'No tax up to this income', '43'),
};

function earnedIncomeCredit(home: Household, federal: FederalFacts): Cents {
  if (hasAgeForCredit(home)) return share(federal.earnedIncomeCredit, eitcMatch);
  return federal.earnedIncomeCreditAtAnyAge > 0 && filersBornBy(home, bornBy18) > 0 ? eitcOutsideAges : 0;
}

const childCreditOf = (home: Household, taxableIncome: Cents): Cents =>
  home.status === 'married_filing_separately'
    ? 0
    : dependentsUnder(home, notUnder6) * valueUpTo(childCredit, taxableIncome);

export const newJersey: StateLaw = {
  code: 'NJ',
  name: 'New Jersey',
  form: 'NJ-1040',
  kind: 'graduated',
  totals: { agi: '29', taxableIncome: '39', tax: '43', withheld: '55' },
  unsupported: [
    'Property tax deduction or credit, ANCHOR and Senior Freeze (need rent or property tax)',
    'Child and dependent care credit (needs care expenses)',
    'Alternative business calculation adjustment for losses carried forward',
  ],
  compute(home, federal) {
    // N.J.S.A. 54A:5-1 and 5-2: separate classes of income, where a loss in one does not reduce another; unemployment
    // is not included, and half of the SE tax is not deducted.
    const business = atLeastZero(home.selfEmployment);
    const income = home.wages + business + home.retirement + home.other;
    const excluded = retirementExclusions(home, income);
    const agi = income - excluded.pension - excluded.other;
    const medical = atLeastZero(home.medical - share(agi, medicalFloor));
    const exemptions =
      home.adults * filerExemption + home.dependents * dependentExemption + home.seniors * seniorExemption;
    const taxableIncome = atLeastZero(agi - medical - exemptions);
    const schedule = forStatus(schedules, home.status);
    const byRates = taxOn(schedule, taxableIncome);
    const untaxed = agi <= forStatus(noTaxUpTo, home.status);
    return settle({
      toAgi: [
        [lines.wages, home.wages],
        [lines.business, business],
        [lines.pension, home.retirement],
        [lines.other, home.other],
        [lines.totalIncome, income],
        [lines.pensionExclusion, excluded.pension],
        [lines.otherExclusion, excluded.other],
      ],
      agi,
      toTaxable: [
        [lines.exemptions, exemptions],
        [lines.medical, medical],
      ],
      toTax: [
        [lines.byRates, byRates],
        [lines.untaxed, untaxed ? byRates : 0],
      ],
      taxableIncome,
      tax: untaxed ? 0 : byRates,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'nj_eitc',
          label: 'New Jersey earned income tax credit',
          line: '58',
          amount: earnedIncomeCredit(home, federal),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'nj_ctc',
          label: 'New Jersey child tax credit',
          line: '65',
          amount: childCreditOf(home, taxableIncome),
          kind: 'refundable',
        },
      ],
    });
  },
};
