import { dollarsByStatus } from '../by-status';
import { atLeastZero, dollars, share } from '../money';
import { stepTableOfDollars, valueFrom } from '../phase-out';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** O.C.G.A. 48-7-20 as amended by 2024 HB 1015, section 1. */
const rate = 0.0539;

/** O.C.G.A. 48-7-27(a)(1); Form 500 2024 line 11a. */
const standardDeductions = dollarsByStatus({ single: 12_000, joint: 24_000, widow: 12_000 });

/** Per dependent: O.C.G.A. 48-7-26 as amended by 2024 HB 1021, section 1; Form 500 2024 line 14. */
const dependentExemption = dollars(4_000);

/** Credit per exemption by federal AGI: O.C.G.A. 48-7A-3; Form 500 instructions, low income credit worksheet. */
const lowIncomeCredit = stepTableOfDollars([
  [0, 26],
  [6_000, 20],
  [8_000, 14],
  [10_000, 8],
  [15_000, 5],
  [20_000, 0],
]);

/** Per taxpayer who itemises: O.C.G.A. 48-7-29.23; IT-511 booklet 2024, page 17, line 19. */
const itemizerCredit = dollars(300);

export const georgia: StateLaw = {
  code: 'GA',
  name: 'Georgia',
  form: 'Form 500',
  kind: 'flat',
  leftOut: [
    'Child and dependent care credit (needs the cost of care)',
    'Adjustment for income taxes of other states inside the itemized deductions (all state tax is taken as Georgia tax)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    // Georgia follows the federal choice: O.C.G.A. 48-7-27(a).
    const deduction = federal.itemizes ? federal.itemizedDeductions : standardDeductions[home.status];
    const taxableIncome = atLeastZero(agi - deduction - home.children * dependentExemption);
    const lowIncome = home.people * valueFrom(lowIncomeCredit, atLeastZero(agi));
    return settle({
      agi,
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        { name: 'ga_low_income_credit', label: 'Georgia low income credit', amount: lowIncome, kind: 'nonrefundable' },
        {
          name: 'ga_itemizer_credit',
          label: 'Georgia eligible itemizer credit',
          amount: federal.itemizes ? home.adults * itemizerCredit : 0,
          kind: 'nonrefundable',
        },
      ],
    });
  },
};
