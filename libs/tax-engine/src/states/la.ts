import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { isFilerBornBy } from '../household';
import { amountOf, amountsOf, kindOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { fromFederalAgi, less, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

const credits = {
  eitc: refundable('la_eitc', 'Louisiana earned income credit', { earnedIncome: true }),
};

export const louisiana = (law: Figures<'LA'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const medicalShare = law.medicalShare.value;
  const personalExemptions = amountsOf(law.personalExemptions);
  const dependentExemption = amountOf(law.dependentExemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const exemptionRate = law.exemptionRate.value;
  const retirementExclusion = amountOf(law.retirementExclusion);
  const eitcMatch = law.eitcMatch.value;

  const lines = {
    retirement: less('la_retirement', 'Retirement income exclusion from 65', '06E', 'Schedule E'),
    deduction: less('la_deduction', 'Standard deduction', '8'),
    medical: less('la_medical', 'Medical expenses deducted federally beyond the standard deduction', '8D'),
    byRates: total('la_rates', 'Tax by the rates'),
    exemptions: less('la_exemptions', 'Exemptions at the lowest rate, inside the tax table'),
  };

  return {
    code: 'LA',
    name: 'Louisiana',
    form: 'IT-540',
    kind: kindOf(law.rates),
    totals: { from: fromFederalAgi, agi: '7', taxableIncome: '9', tax: '10' },
    unsupported: [
      'School expense deductions (need tuition and fees)',
      'Child care and school readiness credits (need the cost of care)',
      'Exclusions of public pensions (need the kind of plan)',
    ],
    compute(home, federal) {
      const retirement = isFilerBornBy(home, bornBy65) ? smaller(home.retirement, retirementExclusion) : 0;
      const agi = atLeastZero(federal.agi - retirement);
      // Until 2024, of the federal itemized deductions only medical expenses, to the extent that they exceed the
      // standard deduction: La. R.S. 47:293(3).
      const medical = federal.itemizes
        ? share(atLeastZero(federal.medicalDeduction - federal.standardDeduction), medicalShare)
        : 0;
      const deduction = forStatus(standardDeductions, home.status);
      const taxableIncome = atLeastZero(agi - deduction - medical);
      const exemptions =
        forStatus(personalExemptions, home.status) +
        home.dependents * dependentExemption +
        home.agedOrBlind * seniorExemption;
      const schedule = forStatus(rates, home.status);
      const byRates = taxOn(schedule, taxableIncome);
      const byExemptions = share(exemptions, exemptionRate);
      return settle({
        from: federal.agi,
        toAgi: [[lines.retirement, retirement]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.medical, medical],
        ],
        taxableIncome,
        toTax: [
          [lines.byRates, byRates],
          [lines.exemptions, byExemptions],
        ],
        tax: atLeastZero(byRates - byExemptions),
        rate: marginalRate(schedule, taxableIncome),
        credits: [[credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)]],
        otherTaxes: 0,
      });
    },
  };
};
