import { dollarsByStatus, forStatus } from '../by-status';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, schedule, taxOn } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** R.I. Gen. Laws 44-30-2.6(c)(3)(A); Rhode Island tax rate schedule 2024. */
const rates = schedule([
  [0, 0.0375],
  [77_450, 0.0475],
  [176_050, 0.0599],
]);

/** R.I. Gen. Laws 44-30-2.6(c)(3)(B); RI-1040 instructions 2024, line 4. */
const standardDeductions = dollarsByStatus({ single: 10_550, joint: 21_150, separate: 10_575, head: 15_850 });

/**
 * Pension of a filer at full Social Security age (66 years and 8 months if born in 1958), federal AGI under the limit:
 * R.I. Gen. Laws 44-30-12(c)(9); Schedule M 2024.
 */
const pensionExclusion = dollars(20_000);
const bornByFullAge = 1958_05_01;
const pensionLimit = dollarsByStatus({ single: 104_200, joint: 130_250, separate: 104_225 });

/** R.I. Gen. Laws 44-30-2.6(c)(3)(C); RI-1040 line 6: per person. */
const exemption = dollars(4_950);

/**
 * Both are reduced by a fifth for each 7,050 of AGI, or part of it, over 246,450: standard deduction and exemption
 * worksheets 2024.
 */
const phaseOutStart = dollars(246_450);
const phaseOutStep = dollars(7_050);
const phaseOutSteps = 5;

/** R.I. Gen. Laws 44-30-2.6(c)(2)(N): 16% from 2024, refundable; RI-1040 2024, page 3, line 40. */
const eitcMatch = 0.16;

const lines = {
  pension: less('ri_pension', 'Retirement income modification', '2'),
  deduction: less('ri_deduction', 'Standard deduction', '4'),
  exemptions: less('ri_exemptions', 'Exemptions', '6'),
};

const pensionModification = ({ filerBorn, retirement, status }: Household, federalAgi: Cents): Cents =>
  filerBorn <= bornByFullAge && federalAgi < forStatus(pensionLimit, status)
    ? smaller(retirement, pensionExclusion)
    : 0;

function leftAt(agi: Cents): Rate {
  const steps = stepsOver(agi, phaseOutStart, phaseOutStep);
  return steps >= phaseOutSteps ? 0 : 1 - steps / phaseOutSteps;
}

export const rhodeIsland: StateLaw = {
  code: 'RI',
  name: 'Rhode Island',
  form: 'RI-1040',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '3', taxableIncome: '7', tax: '8', withheld: '14a' },
  unsupported: [
    'Property tax relief credit (age 65 or disabled, needs rent or property tax)',
    'Child and dependent care credit (needs care expenses)',
  ],
  compute(home, federal) {
    const pension = pensionModification(home, federal.agi);
    const agi = federal.agi - pension;
    const left = leftAt(agi);
    const deduction = share(forStatus(standardDeductions, home.status), left);
    const exemptions = share(home.people * exemption, left);
    const taxableIncome = atLeastZero(agi - deduction - exemptions);
    return settle({
      from: federal.agi,
      toAgi: [[lines.pension, pension]],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'ri_refundable_eitc',
          label: 'Rhode Island earned income credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
