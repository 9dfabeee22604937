import { forStatus } from '../by-status';
import type { Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents, type Rate } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  pension: less('ri_pension', 'Retirement income modification', '2'),
  deduction: less('ri_deduction', 'Standard deduction', '4'),
  exemptions: less('ri_exemptions', 'Exemptions', '6'),
};

const credits = {
  refundableEitc: refundable('ri_refundable_eitc', 'Rhode Island earned income credit', { earnedIncome: true }),
};

export const rhodeIsland = (law: Figures<'RI'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const pensionExclusion = amountOf(law.pensionExclusion);
  const bornByFullAge = law.bornByFullAge.value;
  const pensionLimit = amountsOf(law.pensionLimit);
  const exemption = amountOf(law.exemption);
  const phaseOutStart = amountOf(law.phaseOutStart);
  const phaseOutStep = amountOf(law.phaseOutStep);
  const phaseOutSteps = law.phaseOutSteps.value;
  const eitcMatch = law.eitcMatch.value;

  const pensionModification = ({ filerBorn, retirement, status }: Household, federalAgi: Cents): Cents =>
    filerBorn <= bornByFullAge && federalAgi < forStatus(pensionLimit, status)
      ? smaller(retirement, pensionExclusion)
      : 0;

  function leftAt(agi: Cents): Rate {
    const steps = stepsOver(agi, phaseOutStart, phaseOutStep);
    return steps >= phaseOutSteps ? 0 : 1 - steps / phaseOutSteps;
  }

  return {
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
        toTax: none,
        tax: taxOn(rates, taxableIncome),
        rate: marginalRate(rates, taxableIncome),
        credits: [[credits.refundableEitc, share(federal.earnedIncomeCredit, eitcMatch)]],
        otherTaxes: 0,
      });
    },
  };
};
