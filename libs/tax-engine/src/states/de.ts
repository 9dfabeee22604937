import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus, jointOr } from '../by-status';
import { filersBornBy, isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateCredit, StateLaw } from './state-law';

/** 30 Del. C. 1102(a)(14); PIT-RES 2024 instructions. */
const rates = schedule([
  [0, 0],
  [2_000, 0.022],
  [5_000, 0.039],
  [10_000, 0.048],
  [20_000, 0.052],
  [25_000, 0.0555],
  [60_000, 0.066],
]);

/** 30 Del. C. 1108; PIT-RES 2024 line 2. A couple with one income files one column. */
const standardDeductions = dollarsByStatus({ single: 3_250, joint: 6_500, widow: 3_250 });

/** Per filer 65 or older, with the standard deduction: 30 Del. C. 1108(b); PIT-RES 2024 line 3. */
const seniorDeduction = dollars(2_500);

/** Pension exclusion of the filer, under 60 and from age 60: 30 Del. C. 1106(b)(3); PIT-RES 2024 section C, line 39. */
const pensionExclusion = dollars(2_000);
const pensionExclusionFrom60 = dollars(12_500);
const bornBy60 = turnsBy(60);

/**
 * Exclusion from age 60 (both spouses) with low income: 30 Del. C. 1106(b)(2). Earnings must be under, income not over,
 * the limits.
 */
const lowIncomeExclusion = jointOr(dollars(4_000), dollars(2_000));
const lowEarnings = jointOr(dollars(5_000), dollars(2_500));
const lowIncome = jointOr(dollars(20_000), dollars(10_000));

/** Per person, and one more per filer 60 or older: 30 Del. C. 1110; PIT-RES 2024 lines 27a and 27b. */
const personalCredit = dollars(110);

/** Shares of the federal credit, as alternatives: 30 Del. C. 1117; PIT-RES 2024 line 34, Schedule II. */
const eitcMatch = 0.2;
const refundableEitcMatch = 0.045;

const lines = {
  pension: less('de_pension', 'Pension exclusion by age', '6'),
  lowIncome: less('de_low_income', 'Exclusion from 60 with little income', '11'),
  deduction: less('de_deduction', 'Standard or itemized deductions'),
  seniors: less('de_senior_deduction', 'Additional standard deduction from 65'),
};

function lowIncomeExclusionOf(home: Household, income: Cents): Cents {
  const { status } = home;
  if (filersBornBy(home, bornBy60) < home.adults || income > forStatus(lowIncome, status)) return 0;
  return home.wages + atLeastZero(home.selfEmployment) < forStatus(lowEarnings, status)
    ? smaller(forStatus(lowIncomeExclusion, status), atLeastZero(income))
    : 0;
}

export const delaware: StateLaw = {
  code: 'DE',
  name: 'Delaware',
  form: 'PIT-RES',
  kind: 'graduated',
  totals: { from: fromFederalAgi },
  unsupported: [
    'Child care credit (needs the cost of care)',
    'Property tax inside the itemized deductions (the request has income tax only)',
    'Wilmington wage tax',
  ],
  compute(home, federal) {
    const pension = smaller(home.retirement, isFilerBornBy(home, bornBy60) ? pensionExclusionFrom60 : pensionExclusion);
    const excluded = lowIncomeExclusionOf(home, federal.agi - pension);
    const agi = atLeastZero(federal.agi - pension - excluded);
    // Itemized deductions: the federal ones without state income tax, regardless of the federal choice.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const standard = forStatus(standardDeductions, home.status);
    const seniors = home.seniors * seniorDeduction;
    const itemizes = itemized > standard + seniors;
    const taxableIncome = atLeastZero(agi - larger(itemized, standard + seniors));
    const tax = taxOn(rates, taxableIncome);
    const personal = home.people * personalCredit;
    const aged = filersBornBy(home, bornBy60) * personalCredit;
    const left = atLeastZero(tax - personal - aged);
    const against = share(federal.earnedIncomeCredit, eitcMatch);
    const refunded = share(federal.earnedIncomeCredit, refundableEitcMatch);
    // Schedule II: the choice that leaves less tax.
    const isRefunded = left - refunded < atLeastZero(left - against);
    const eitc: StateCredit = isRefunded
      ? {
          name: 'de_refundable_eitc',
          label: 'Delaware refundable earned income credit',
          line: '34',
          amount: refunded,
          kind: 'refundable',
          earnedIncome: true,
        }
      : {
          name: 'de_non_refundable_eitc',
          label: 'Delaware earned income credit',
          line: '34',
          amount: against,
          kind: 'nonrefundable',
          earnedIncome: true,
        };
    return settle({
      from: federal.agi,
      toAgi: [
        [lines.pension, pension],
        [lines.lowIncome, excluded],
      ],
      agi,
      toTaxable: [
        [lines.deduction, itemizes ? itemized : standard],
        [lines.seniors, itemizes ? 0 : seniors],
      ],
      taxableIncome,
      tax,
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'de_personal_credit',
          label: 'Delaware personal credits',
          line: '27a',
          amount: personal,
          kind: 'exemption',
        },
        {
          name: 'de_aged_personal_credit',
          label: 'Delaware personal credits from 60',
          line: '27b',
          amount: aged,
          kind: 'exemption',
        },
        eitc,
      ],
    });
  },
};
