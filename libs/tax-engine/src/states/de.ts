import { dollarsByStatus } from '../by-status';
import { atLeastZero, dollars, larger, share, smaller } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
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

/** Pension exclusion under 60: 30 Del. C. 1106(b)(3)a; PIT-RES 2024 section C, line 39. */
const pensionExclusion = dollars(2_000);

/** Per person: 30 Del. C. 1110(a); PIT-RES 2024 line 27a. */
const personalCredit = dollars(110);

/** Shares of the federal credit, one or the other: 30 Del. C. 1117; PIT-RES 2024 line 34, Schedule II. */
const eitcMatch = 0.2;
const refundableEitcMatch = 0.045;

export const delaware: StateLaw = {
  code: 'DE',
  name: 'Delaware',
  form: 'PIT-RES',
  kind: 'graduated',
  leftOut: [
    'Child care credit (needs the cost of care)',
    'Property tax inside the itemized deductions (the request has income tax only)',
    'Pension exclusion of 12,500 (from age 60 only)',
    'Wilmington wage tax',
  ],
  compute(home, federal) {
    const agi = atLeastZero(federal.agi - smaller(home.retirement, pensionExclusion));
    // Itemized deductions: the federal ones without state income tax, whatever is done federally.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const taxableIncome = atLeastZero(agi - larger(itemized, standardDeductions[home.status]));
    const tax = taxOn(rates, taxableIncome);
    const personal = home.people * personalCredit;
    const left = atLeastZero(tax - personal);
    const against = share(federal.earnedIncomeCredit, eitcMatch);
    const refunded = share(federal.earnedIncomeCredit, refundableEitcMatch);
    // Schedule II: the choice that leaves less to pay.
    const isRefunded = left - refunded < atLeastZero(left - against);
    const eitc: StateCredit = isRefunded
      ? {
          name: 'de_refundable_eitc',
          label: 'Delaware refundable earned income credit',
          amount: refunded,
          kind: 'refundable',
          earnedIncome: true,
        }
      : {
          name: 'de_non_refundable_eitc',
          label: 'Delaware earned income credit',
          amount: against,
          kind: 'nonrefundable',
          earnedIncome: true,
        };
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginalRate(rates, taxableIncome),
      credits: [
        { name: 'de_personal_credit', label: 'Delaware personal credits', amount: personal, kind: 'exemption' },
        eitc,
      ],
    });
  },
};
