import { forStatus } from '../by-status';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { exemption, nonrefundable, refundable } from './credit-line';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = { deduction: less('ne_deduction', 'Standard or itemized deductions', '10') };

const credits = {
  exemptions: exemption('ne_exemptions', 'Nebraska personal exemption credit', { line: '18' }),
  federalTaxLimit: nonrefundable('ne_federal_tax_limit', 'Nebraska limit to the federal tax before credits'),
  elderlyDisabledCredit: nonrefundable('ne_elderly_disabled_credit', 'Nebraska credit for the elderly'),
  eitc: refundable('ne_eitc', 'Nebraska earned income credit', { line: '42', earnedIncome: true }),
};

export const nebraska = (law: Figures<'NE'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeductions = amountsOf(law.seniorDeductions);
  const exemptionCredit = amountOf(law.exemptionCredit);
  const eitcMatch = law.eitcMatch.value;

  return {
    code: 'NE',
    name: 'Nebraska',
    form: 'Form 1040N',
    kind: 'graduated',
    totals: { agi: '5', taxableIncome: '14', tax: '17' },
    unsupported: [
      'School property tax credit and homestead exemption (need property tax)',
      'Child and dependent care credit (needs care expenses)',
      'Child care tax credit for children of 5 and under (a separate application)',
    ],
    compute(home, federal) {
      // Form 1040N lines 6 to 10: federal itemizers take the larger of the standard deduction and their itemized
      // deductions without state income tax.
      const itemized = federal.itemizes ? federal.itemizedDeductions - federal.saltDeduction : 0;
      const standard =
        forStatus(standardDeductions, home.status) + home.agedOrBlind * forStatus(seniorDeductions, home.status);
      const deduction = larger(standard, itemized);
      const taxableIncome = atLeastZero(federal.agi - deduction);
      const schedule = forStatus(schedules, home.status);
      const tax = taxOn(schedule, taxableIncome);
      const afterExemptions = atLeastZero(tax - home.people * exemptionCredit);
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [[lines.deduction, deduction]],
        taxableIncome,
        toTax: none,
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.exemptions, home.people * exemptionCredit],

          // Neb. Rev. Stat. 77-2715(2): with adjustments under 5,000 the tax is limited to the federal tax before
          // credits (Federal tax liability worksheet).
          [credits.federalTaxLimit, afterExemptions - smaller(afterExemptions, federal.incomeTax)],

          // Neb. Rev. Stat. 77-2715.07(1): the federal credit for the elderly.
          [credits.elderlyDisabledCredit, federal.elderlyCredit],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
