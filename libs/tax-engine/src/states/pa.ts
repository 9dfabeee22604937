import { byStatus } from '../by-status';
import type { Household } from '../household';
import { atLeastZero, dollars, share, type Cents, type Rate } from '../money';
import { stepsOver } from '../phase-out';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** 72 P.S. 7302; PA-40 line 12. */
const rate = 0.0307;

/** Tax forgiveness, 72 P.S. 7304(d); PA Schedule SP, eligibility tables 1 and 2: full forgiveness up to 6,500 a claimant and 9,500 a child. */
const perClaimant = dollars(6_500);
const perChild = dollars(9_500);
/** Ten per cent less for each 250 more. */
const step = dollars(250);
const lessPerStep = 0.1;

/** Married claimants use table 2 on separate returns too (Schedule SP, filing status). */
const claimants = byStatus({ single: 1, joint: 2, separate: 2, widow: 1 });

function forgivenShare(home: Household, income: Cents): Rate {
  const limit = claimants[home.status] * perClaimant + home.children * perChild;
  const steps = stepsOver(income, limit, step);
  return steps * lessPerStep >= 1 ? 0 : 1 - steps * lessPerStep;
}

export const pennsylvania: StateLaw = {
  code: 'PA',
  name: 'Pennsylvania',
  form: 'PA-40',
  kind: 'flat',
  leftOut: [
    'Local earned income and net profits taxes',
    'Property tax and rent rebate (needs rent or property tax)',
    'Child and dependent care enhancement credit (needs care expenses)',
    'Income of the other spouse in the forgiveness of a separate return',
    'Pensions paid after reaching the retirement age of the plan, which are exempt',
  ],
  compute(home) {
    // 72 P.S. 7303: classes of income without deductions; a loss in one does not reduce another; unemployment is not a class, half of the SE tax is not deducted.
    const taxableIncome = home.wages + atLeastZero(home.selfEmployment) + home.retirement + home.other;
    const tax = share(taxableIncome, rate);
    return settle({
      agi: taxableIncome,
      taxableIncome,
      tax,
      rate,
      credits: [
        {
          name: 'pa_tax_forgiveness',
          label: 'Pennsylvania tax forgiveness',
          amount: share(tax, forgivenShare(home, taxableIncome)),
          kind: 'nonrefundable',
        },
      ],
    });
  },
};
