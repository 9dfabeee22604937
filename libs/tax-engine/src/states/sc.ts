import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** S.C. Code 12-6-510 with 2024 indexing and the top rate of 6.2 % for 2024; SC1040TT 2024, tax rate schedule. */
const rates = schedule([
  [0, 0],
  [3_460, 0.03],
  [17_330, 0.062],
]);

/** S.C. Code 12-6-1140(13); SC1040 instructions 2024: each dependent. */
const dependentExemption = dollars(4_790);

/** S.C. Code 12-6-1170(A)(1): under 65; SC1040 line p-1. */
const retirementDeduction = dollars(3_000);

/** S.C. Code 12-6-3632: 125 % since 2023, not refundable; Schedule TC-60. */
const eitcMatch = 1.25;

/** SC1040 line a worksheet: state tax deducted federally, as far as itemizing beat the standard deduction (a separate return counts none). */
function stateTaxAddition(home: Household, federal: FederalFacts): Cents {
  if (!federal.itemizes) return 0;
  const standard = home.status === 'married_filing_separately' ? 0 : federal.standardDeduction;
  return smaller(federal.saltDeduction, atLeastZero(federal.itemizedDeductions - standard));
}

export const southCarolina: StateLaw = {
  code: 'SC',
  name: 'South Carolina',
  form: 'SC1040',
  kind: 'graduated',
  leftOut: [
    'Two wage earner credit (the spouse has no income of their own here)',
    'Further deduction for children under 6',
    'Child and dependent care credit (needs care expenses)',
    'Flat rate of 3 % for active trade or business income (an election on Form I-335)',
  ],
  compute(home, federal) {
    // SC1040 starts from federal taxable income; the business deduction is added back (S.C. Code 12-6-50).
    const additions = stateTaxAddition(home, federal) + federal.qbiDeduction;
    const subtractions = smaller(home.retirement, retirementDeduction) + home.children * dependentExemption;
    const taxableIncome = atLeastZero(federal.taxableIncome + additions - subtractions);
    return settle({
      agi: federal.agi,
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'sc_eitc',
          label: 'South Carolina earned income tax credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'nonrefundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
