import { forStatus } from '../by-status';
import { allDeductionsOf, type FederalFacts } from '../federal/federal-facts';
import { notUnder, turnsBy } from '../ages';
import { dependentsUnder, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable } from './credit-line';
import { federalDeductions, federalTaxableIncome, less, plus } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder6 = notUnder(6);

const bornBy65 = turnsBy(65);

const lines = {
  federalDeductions: federalDeductions('sc'),
  federalTaxableIncome: federalTaxableIncome('sc'),
  additions: plus('sc_additions', 'State tax and business deduction added back', '2'),
  retirement: less('sc_retirement', 'Retirement deduction', 'p-1'),
  age: less('sc_age_deduction', 'Age deduction from 65', 'q'),
  dependents: less('sc_dependents', 'Dependent exemption, a second one under 6', 'w'),
};

/**
 * SC1040 line a worksheet: state tax deducted federally, limited to the excess of itemized over standard deduction (0
 * on a separate return).
 */
function stateTaxAddition(home: Household, federal: FederalFacts): Cents {
  if (!federal.itemizes) return 0;
  const standard = home.status === 'married_filing_separately' ? 0 : federal.standardDeduction;
  return smaller(federal.saltDeduction, atLeastZero(federal.itemizedDeductions - standard));
}

const credits = {
  eitc: nonrefundable('sc_eitc', 'South Carolina earned income tax credit', {
    form: 'Schedule TC-60',
    earnedIncome: true,
  }),
};

export const southCarolina = (law: Figures<'SC'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const dependentExemption = amountOf(law.dependentExemption);
  const retirementDeduction = amountOf(law.retirementDeduction);
  const retirementDeductionFrom65 = amountOf(law.retirementDeductionFrom65);
  const ageDeduction = amountOf(law.ageDeduction);
  const eitcMatch = law.eitcMatch.value;

  return {
    code: 'SC',
    name: 'South Carolina',
    form: 'SC1040',
    kind: 'graduated',
    totals: { taxableIncome: '5', tax: '6', withheld: '16' },
    unsupported: [
      'Two wage earner credit (the spouse has no income of their own here)',
      'Child and dependent care credit (needs care expenses)',
      'Flat rate of 3% for active trade or business income (an election on Form I-335)',
    ],
    compute(home, federal) {
      // SC1040 starts from federal taxable income; the business deduction is added back (S.C. Code 12-6-50).
      // A standard deduction above the state's, and the federal deductions of Schedule 1-A are added back too.
      const standardAddition = federal.itemizes
        ? 0
        : atLeastZero(
            forStatus(federal.law.standardDeduction, home.status) - forStatus(standardDeductions, home.status),
          );
      const additions =
        stateTaxAddition(home, federal) + federal.qbiDeduction + standardAddition + federal.additionalDeductions;
      const retirement = smaller(
        home.retirement,
        isFilerBornBy(home, bornBy65) ? retirementDeductionFrom65 : retirementDeduction,
      );
      const age = home.seniors * ageDeduction - (isFilerBornBy(home, bornBy65) ? retirement : 0);
      const dependents = (home.dependents + dependentsUnder(home, notUnder6)) * dependentExemption;
      const taxableIncome = atLeastZero(federal.taxableIncome + additions - retirement - age - dependents);
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [
          [lines.federalDeductions, allDeductionsOf(federal)],
          [lines.federalTaxableIncome, federal.taxableIncome],
          [lines.additions, additions],
          [lines.retirement, retirement],
          [lines.age, age],
          [lines.dependents, dependents],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(rates, taxableIncome),
        rate: marginalRate(rates, taxableIncome),
        credits: [[credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)]],
        otherTaxes: 0,
      });
    },
  };
};
