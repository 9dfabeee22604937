import { forStatus } from '../by-status';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

export const mississippi = (law: Figures<'MS'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const exemptions = amountsOf(law.exemptions);
  const dependentExemption = amountOf(law.dependentExemption);
  const seniorExemption = amountOf(law.seniorExemption);

  const lines = {
    retirement: less('ms_retirement', 'Retirement income, exempt'),
    deduction: less('ms_deduction', 'Standard or itemized deductions', '14'),
    exemptions: less('ms_exemptions', 'Exemptions', '15'),
  };

  return {
    code: 'MS',
    name: 'Mississippi',
    form: 'Form 80-105',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '13', taxableIncome: '16', tax: '17' },
    unsupported: [
      'Early withdrawals from retirement plans (the pension is taken as exempt retirement income)',
      'Credits for child care and for gifts to certain charities (need the expenses or the recipient)',
      'Property tax inside the itemized deductions',
    ],
    compute(home, federal) {
      // Retirement income is exempt at any age: Miss. Code 27-7-15(4)(k). A couple with one income does not gain from
      // separate columns.
      const agi = atLeastZero(federal.agi - home.retirement);
      // Itemized deductions are the federal ones without state income tax, regardless of the federal choice.
      const itemized = federal.itemizedDeductions - federal.saltDeduction;
      const deduction = larger(itemized, forStatus(standardDeductions, home.status));
      const exemption =
        forStatus(exemptions, home.status) + home.dependents * dependentExemption + home.agedOrBlind * seniorExemption;
      const taxableIncome = atLeastZero(agi - deduction - exemption);
      return settle({
        from: federal.agi,
        toAgi: [[lines.retirement, home.retirement]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.exemptions, exemption],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(rates, taxableIncome),
        rate: marginalRate(rates, taxableIncome),
        credits: none,
        otherTaxes: 0,
      });
    },
  };
};
