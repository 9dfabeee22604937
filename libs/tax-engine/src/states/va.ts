import { dollarsByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
import { povertyGuideline } from './poverty-guideline';
import { settle } from './settle';
import type { StateCredit, StateLaw } from './state-law';

/** Va. Code 58.1-320; Form 760 instructions 2024, tax rate schedule. */
const rates = schedule([
  [0, 0.02],
  [3_000, 0.03],
  [5_000, 0.05],
  [17_000, 0.0575],
]);

/** Va. Code 58.1-321(A): no tax under this Virginia AGI; Form 760 instructions 2024, who must file. */
const noTaxUnder = dollarsByStatus({ single: 11_950, joint: 23_900, widow: 11_950 });

/** Va. Code 58.1-322.03(1)(b); Form 760 line 11. */
const standardDeductions = dollarsByStatus({ single: 8_500, joint: 17_000, widow: 8_500 });

/** Va. Code 58.1-322.03(2)(a); Form 760 line 12. */
const exemption = dollars(930);

/** Virginia Schedule A 2024, part A: the limitation of IRC 68 as before 2018 (Va. Code 58.1-301(B)). */
const limitationStart = dollarsByStatus({ single: 323_650, joint: 388_400, separate: 194_200, head: 356_000 });
const limitationRate = 0.03;
const limitationCap = 0.8;

/** Va. Code 58.1-339.8(B)(1): 300 an exemption if Virginia income is not over the poverty guideline; Form 760 instructions 2024. */
const lowIncomeCredit = dollars(300);
/** Va. Code 58.1-339.8(B)(2) and (3): 20 % not refundable or 15 % refundable; Form 760 instructions 2024. */
const nonRefundableMatch = 0.2;
const refundableMatch = 0.15;

/** Virginia Schedule A: federal deductions without the state income tax, which shares in the limitation. */
function itemizedDeduction(home: Household, federal: FederalFacts): Cents {
  const kept = federal.itemizedDeductions - federal.saltDeduction;
  const limited = federal.itemizedDeductions - federal.medicalDeduction;
  if (limited <= 0) return kept;
  const over = atLeastZero(federal.agi - limitationStart[home.status]);
  const limitation = smaller(share(limited, limitationCap), share(over, limitationRate));
  return kept - limitation + share(federal.saltDeduction, limitation / limited);
}

/** Only one of the three credits for low incomes may be taken: the one that leaves the least tax. */
function bestCredit(home: Household, federal: FederalFacts, agi: Cents, tax: Cents): StateCredit {
  const refundable = share(federal.earnedIncomeCredit, refundableMatch);
  const matched = share(federal.earnedIncomeCredit, nonRefundableMatch);
  const byExemptions = agi <= povertyGuideline(home.people) ? home.people * lowIncomeCredit : 0;
  if (refundable > smaller(tax, larger(matched, byExemptions)))
    return {
      name: 'va_refundable_eitc',
      label: 'Virginia earned income tax credit, refundable',
      amount: refundable,
      kind: 'refundable',
      earnedIncome: true,
    };
  if (byExemptions > matched)
    return {
      name: 'va_low_income_tax_credit',
      label: 'Virginia credit for low-income individuals',
      amount: byExemptions,
      kind: 'nonrefundable',
    };
  return {
    name: 'va_non_refundable_eitc',
    label: 'Virginia earned income tax credit',
    amount: matched,
    kind: 'nonrefundable',
    earnedIncome: true,
  };
}

export const virginia: StateLaw = {
  code: 'VA',
  name: 'Virginia',
  form: 'Form 760',
  kind: 'graduated',
  leftOut: [
    'Spouse tax adjustment (the spouse has no income of their own here)',
    'Child and dependent care deduction (needs care expenses)',
    'Property taxes among the itemized deductions',
    'The rebate of 2025, which is paid apart from the return',
  ],
  compute(home, federal) {
    // Va. Code 58.1-322.02(10): unemployment is subtracted.
    const agi = federal.agi - home.unemployment;
    // Va. Code 58.1-322.03(1): who itemizes federally itemizes here, and nobody else.
    const deduction = federal.itemizes ? itemizedDeduction(home, federal) : standardDeductions[home.status];
    const taxableIncome = atLeastZero(agi - deduction - home.people * exemption);
    const tax = agi < noTaxUnder[home.status] ? 0 : taxOn(rates, taxableIncome);
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginalRate(rates, taxableIncome),
      credits: [bestCredit(home, federal, agi, tax)],
    });
  },
};
