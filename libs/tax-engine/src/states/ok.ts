import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents, type Rate } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { creditUnderRulesOf2020 } from './ok-earned-income-credit';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateCredit, StateLaw } from './state-law';

const lines = {
  pension: less('ok_retirement', 'Retirement income exclusion', undefined, 'Schedule 511-A'),
  deduction: less('ok_deduction', 'Standard or itemized deductions', '10'),
  exemptions: less('ok_exemptions', 'Exemptions', '11'),
};

/** Credits tied to federal ones are prorated by the share of AGI that Oklahoma taxes. */
function oklahomaShare(agi: Cents, federalAgi: Cents): Rate {
  if (federalAgi <= 0 || agi <= 0) return 0;
  return agi >= federalAgi ? 1 : agi / federalAgi;
}

const credits = {
  childCareChildTaxCredit: nonrefundable('ok_child_care_child_tax_credit', 'Oklahoma child tax credit', { line: '15' }),
  stc: refundable('ok_stc', 'Oklahoma sales tax relief credit', { form: 'Form 538-S' }),
  eitc: refundable('ok_eitc', 'Oklahoma earned income credit', { form: 'Form 511-EIC', earnedIncome: true }),
};

export const oklahoma = (law: Figures<'OK'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const standardDeductions = amountsOf(law.standardDeductions);
  const itemizedLimit = amountOf(law.itemizedLimit);
  const exemption = amountOf(law.exemption);
  const seniorLimit = amountsOf(law.seniorLimit);
  const retirementExclusion = amountOf(law.retirementExclusion);
  const childCreditMatch = law.childCreditMatch.value;
  const childCreditAgiLimit = amountOf(law.childCreditAgiLimit);
  const eitcMatch = law.eitcMatch.value;
  const salesTaxCredit = amountOf(law.salesTaxCredit);
  const salesTaxIncomeLimit = amountOf(law.salesTaxIncomeLimit);
  const salesTaxFamilyIncomeLimit = amountOf(law.salesTaxFamilyIncomeLimit);

  function itemizedDeduction(federal: FederalFacts): Cents {
    return federal.medicalDeduction + federal.charityDeduction + smaller(federal.mortgageDeduction, itemizedLimit);
  }

  /** Form 538-S includes the earned income credit in household income. */
  function salesTaxRelief(home: Household, federal: FederalFacts): Cents {
    const householdIncome = federal.totalIncome + federal.earnedIncomeCredit;
    const limit = home.dependents + home.seniors > 0 ? salesTaxFamilyIncomeLimit : salesTaxIncomeLimit;
    return householdIncome <= limit ? home.people * salesTaxCredit : 0;
  }

  function creditsOf(home: Household, federal: FederalFacts, agi: Cents): StateCredit[] {
    const part = oklahomaShare(agi, federal.agi);
    const federalChildCredit =
      federal.agi <= childCreditAgiLimit ? federal.childTaxCredit + federal.additionalChildTaxCredit : 0;
    return [
      [credits.childCareChildTaxCredit, share(federalChildCredit, childCreditMatch * part)],
      [credits.stc, salesTaxRelief(home, federal)],
      [credits.eitc, share(creditUnderRulesOf2020(home, federal), eitcMatch * part)],
    ];
  }

  return {
    code: 'OK',
    name: 'Oklahoma',
    form: 'Form 511',
    kind: 'graduated',
    sharesChildTaxCredit: true,
    totals: { from: fromFederalAgi, agi: '7', taxableIncome: '13', tax: '14' },
    unsupported: [
      'Child care credit (needs care expenses)',
      'Property tax credit of older or disabled homeowners',
      'Property taxes among the itemized deductions',
    ],
    compute(home, federal) {
      const pension = smaller(home.retirement, retirementExclusion);
      const agi = federal.agi - pension;
      // Itemizes if and only if the federal return does.
      const deduction = federal.itemizes ? itemizedDeduction(federal) : forStatus(standardDeductions, home.status);
      const special = federal.agi <= forStatus(seniorLimit, home.status) ? home.seniors : 0;
      const exemptions = (home.people + special + home.blind) * exemption;
      const taxableIncome = atLeastZero(agi - deduction - exemptions);
      const schedule = forStatus(schedules, home.status);
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
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: creditsOf(home, federal, agi),
        otherTaxes: 0,
      });
    },
  };
};
