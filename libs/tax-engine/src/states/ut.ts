import { notUnder } from '../ages';
import { forStatus } from '../by-status';
import { childrenUnder, dependentsUnder, filersBornUntil, type Household } from '../household';
import { amountOf, amountsOf, percentOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { phasedOut } from '../phase-out';
import { nonrefundable } from './credit-line';
import { less, total } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/** A dependent born in the tax year counts twice: Utah Code 59-10-1018(1)(g). */
const notUnder1 = notUnder(1);

const credits = {
  retirementCredit: nonrefundable('ut_retirement_credit', 'Utah retirement credit', { form: 'TC-40A' }),
  ctc: nonrefundable('ut_ctc', 'Utah child tax credit', { form: 'TC-40A' }),
  eitc: nonrefundable('ut_eitc', 'Utah earned income tax credit', { form: 'TC-40A', earnedIncome: true }),
};

export const utah = (law: Figures<'UT'>): StateLaw => {
  const rate = law.rate.value;
  const lines = {
    byRate: total('ut_rate', `Tax at ${percentOf(law.rate)}`, '10'),
    taxpayerCredit: less('ut_taxpayer_credit', 'Taxpayer tax credit for deductions and dependents', '20'),
    exempt: less('ut_exempt', 'Exempt: income up to the federal standard deduction', '21'),
  };

  const creditRate = law.creditRate.value;
  const dependentExemption = amountOf(law.dependentExemption);
  const phaseOutStart = amountsOf(law.phaseOutStart);
  const phaseOutRate = law.phaseOutRate.value;
  const retirementCredit = amountOf(law.retirementCredit);
  const bornByEndOf1952 = law.bornByEndOf1952.value;
  const retirementStart = amountsOf(law.retirementStart);
  const retirementLoss = law.retirementLoss.value;
  const [childrenFrom, childrenUntil] = [
    notUnder(law.childCreditAges.value.from),
    notUnder(law.childCreditAges.value.under),
  ];
  const childCredit = amountOf(law.childCredit);
  const childStart = amountsOf(law.childStart);
  const childLoss = law.childLoss.value;

  const retirementCreditOf = (home: Household, agi: Cents): Cents =>
    phasedOut(
      filersBornUntil(home, bornByEndOf1952) * retirementCredit,
      agi,
      forStatus(retirementStart, home.status),
      retirementLoss,
    );

  const childCreditOf = (home: Household, agi: Cents): Cents =>
    phasedOut(
      (childrenUnder(home, childrenUntil) - childrenUnder(home, childrenFrom)) * childCredit,
      agi,
      forStatus(childStart, home.status),
      childLoss,
    );
  const eitcMatch = law.eitcMatch.value;

  return {
    code: 'UT',
    name: 'Utah',
    form: 'TC-40',
    kind: 'flat',
    totals: { agi: '4', taxableIncome: '9', tax: '22' },
    unsupported: [
      'Social security and military retirement credits (need the kind of pension)',
      'Property taxes among the federal itemized deductions',
    ],
    compute(home, federal) {
      const taxableIncome = federal.agi;
      // TC-40 lines 13 and 14: federal itemized deductions without state income tax.
      const deduction = federal.itemizes
        ? federal.itemizedDeductions - federal.saltDeduction
        : federal.standardDeduction;
      const dependents = home.dependents + dependentsUnder(home, notUnder1);
      const fullCredit = share(deduction + dependents * dependentExemption, creditRate);
      const taxpayerCredit = phasedOut(fullCredit, taxableIncome, forStatus(phaseOutStart, home.status), phaseOutRate);
      // Utah Code 59-10-104.1: no tax if federal AGI is not over the federal standard deduction; TC-40 line 21.
      const exempt = federal.agi <= federal.standardDeduction;
      const byRate = share(taxableIncome, rate);
      const afterCredit = atLeastZero(byRate - taxpayerCredit);
      return settle({
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: none,
        taxableIncome,
        toTax: [
          [lines.byRate, byRate],
          [lines.taxpayerCredit, taxpayerCredit],
          [lines.exempt, exempt ? afterCredit : 0],
        ],
        tax: exempt ? 0 : afterCredit,
        rate,
        credits: [
          [credits.retirementCredit, retirementCreditOf(home, federal.agi)],
          [credits.ctc, childCreditOf(home, federal.agi)],
          [credits.eitc, smaller(share(federal.earnedIncomeCredit, eitcMatch), home.wages)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
