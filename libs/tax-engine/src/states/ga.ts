import { notUnder, turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { childrenUnder, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { valueFrom } from '../phase-out';
import { nonrefundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * Retirement income of the filer by age, including earnings up to the limit: O.C.G.A. 48-7-27(a)(5); Form 500 2024
 * Schedule 1 line 7.
 */
const [bornBy62, bornBy65] = [turnsBy(62), turnsBy(65)];

const notUnder6 = notUnder(6);

const lines = {
  retirement: less('ga_retirement', 'Retirement income exclusion by age', '7', 'Schedule 1'),
  pay: less('ga_tips_and_overtime', 'Exclusion of tips and overtime pay'),
  deduction: less('ga_deduction', 'Standard or itemized deductions', '11a or 12c'),
  dependents: less('ga_dependents', 'Dependent exemption', '14'),
};

const credits = {
  ctc: nonrefundable('ga_ctc', 'Georgia child tax credit'),
  lowIncomeCredit: nonrefundable('ga_low_income_credit', 'Georgia low income credit', { line: '17' }),
  itemizerCredit: nonrefundable('ga_itemizer_credit', 'Georgia eligible itemizer credit', { line: '19' }),
};

export const georgia = (law: Figures<'GA'>): StateLaw => {
  const rate = law.rate.value;
  const standardDeductions = amountsOf(law.standardDeductions);
  const dependentExemption = amountOf(law.dependentExemption);
  const exclusionFrom62 = amountOf(law.exclusionFrom62);
  const exclusionFrom65 = amountOf(law.exclusionFrom65);
  const excludedEarnings = amountOf(law.excludedEarnings);
  const lowIncomeCredit = stepAmountsOf(law.lowIncomeCredit);
  const childCredit = amountOf(law.childCredit);
  const itemizerCredit = amountOf(law.itemizerCredit);
  const excludedTips = amountOf(law.excludedTips);
  const excludedOvertime = amountOf(law.excludedOvertime);

  /** Of an employee: O.C.G.A. 48-7-27(a)(16) and (17). */
  const payExclusion = ({ tips, overtime, wages }: Household): Cents =>
    smaller(smaller(tips, wages), excludedTips) + smaller(smaller(overtime, wages), excludedOvertime);

  function retirementExclusion(home: Household): Cents {
    if (!isFilerBornBy(home, bornBy62)) return 0;
    const earnings = smaller(atLeastZero(home.wages + home.selfEmployment), excludedEarnings);
    return smaller(home.retirement + earnings, isFilerBornBy(home, bornBy65) ? exclusionFrom65 : exclusionFrom62);
  }

  return {
    code: 'GA',
    name: 'Georgia',
    form: 'Form 500',
    kind: 'flat',
    totals: { from: fromFederalAgi, agi: '10', taxableIncome: '15c', tax: '16', net: '22', withheld: '23' },
    unsupported: [
      'Child and dependent care credit (needs the cost of care)',
      'Adjustment for income taxes of other states inside the itemized deductions (all state tax is taken as Georgia tax)',
    ],
    compute(home, federal) {
      const retirement = retirementExclusion(home);
      const pay = payExclusion(home);
      const agi = federal.agi - retirement - pay;
      // Georgia follows the federal choice: O.C.G.A. 48-7-27(a).
      const deduction = federal.itemizes ? federal.itemizedDeductions : forStatus(standardDeductions, home.status);
      const taxableIncome = atLeastZero(agi - deduction - home.dependents * dependentExemption);
      const lowIncome = (home.people + home.seniors) * valueFrom(lowIncomeCredit, atLeastZero(federal.agi));
      return settle({
        from: federal.agi,
        toAgi: [
          [lines.retirement, retirement],
          [lines.pay, pay],
        ],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.dependents, home.dependents * dependentExemption],
        ],
        taxableIncome,
        toTax: none,
        tax: share(taxableIncome, rate),
        rate,
        credits: [
          [credits.ctc, childrenUnder(home, notUnder6) * childCredit],
          [credits.lowIncomeCredit, lowIncome],
          [credits.itemizerCredit, federal.itemizes ? home.adults * itemizerCredit : 0],
        ],
        otherTaxes: 0,
      });
    },
  };
};
