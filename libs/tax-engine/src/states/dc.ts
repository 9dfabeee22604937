import { notUnder } from '../ages';
import { forStatus } from '../by-status';
import { mayHaveCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { additionsFor, limitedDeduction } from '../federal/standard-deduction';
import { childrenUnder, type Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder18 = notUnder(18);

const lines = {
  unemployment: less('dc_unemployment', 'Unemployment compensation', undefined, 'Schedule I'),
  deduction: less('dc_deduction', 'Standard or itemized deductions', '18'),
};

const credits = {
  eitc: refundable('dc_eitc', 'D.C. earned income tax credit', { line: '27', earnedIncome: true }),
  ctc: refundable('dc_ctc', 'D.C. child tax credit'),
};

export const districtOfColumbia = (law: Figures<'DC'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const itemizedStart = amountsOf(law.itemizedStart);
  const itemizedLossRate = law.itemizedLossRate.value;
  const eitcMatch = law.eitcMatch.value;
  const childCredit = amountOf(law.childCredit);
  const childCreditStart = amountsOf(law.childCreditStart);
  const childCreditStep = amountOf(law.childCreditStep);
  const childCreditLoss = amountOf(law.childCreditLoss);
  const phaseInRate = law.phaseInRate.value;
  const phaseInMost = amountOf(law.phaseInMost);
  const phaseOutStart = amountOf(law.phaseOutStart);
  const phaseOutRate = law.phaseOutRate.value;

  function itemizedDeductions(home: Household, federal: FederalFacts, agi: Cents): Cents {
    const loss = share(atLeastZero(agi - forStatus(itemizedStart, home.status)), itemizedLossRate);
    return federal.medicalDeduction + atLeastZero(federal.mortgageDeduction + federal.charityDeduction - loss);
  }

  function earnedIncomeCredit(home: Household, federal: FederalFacts): Cents {
    if (home.childrenUnder19 > 0) return share(federal.earnedIncomeCredit, eitcMatch);
    if (home.status === 'married_filing_separately' || !mayHaveCredit(home)) return 0;
    const full = smaller(share(federal.earnedIncome, phaseInRate), phaseInMost);
    const income = larger(home.wages + home.selfEmployment, federal.agi);
    return atLeastZero(full - share(atLeastZero(income - phaseOutStart), phaseOutRate));
  }

  return {
    code: 'DC',
    name: 'District of Columbia',
    form: 'D-40',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '16', taxableIncome: '19', tax: '20' },
    unsupported: [
      'Property tax credit, Schedule H (needs rent or property tax)',
      'Early learning credit (children under 4, needs ages and the cost of care)',
      'Child and dependent care credit (needs the cost of care)',
    ],
    compute(home, federal) {
      // Schedule I, calculation B: unemployment compensation is subtracted (D.C. Code 47-1803.02(a)(2)(GG)).
      const agi = federal.agi - home.unemployment;
      const deduction = federal.itemizes
        ? itemizedDeductions(home, federal, agi)
        : limitedDeduction(federal.law, home, forStatus(standardDeductions, home.status), federal.earnedIncome) +
          additionsFor(federal.law, home);
      const taxableIncome = atLeastZero(agi - deduction);
      return settle({
        from: federal.agi,
        toAgi: [[lines.unemployment, home.unemployment]],
        agi,
        toTaxable: [[lines.deduction, deduction]],
        taxableIncome,
        toTax: none,
        tax: taxOn(rates, taxableIncome),
        rate: marginalRate(rates, taxableIncome),
        credits: [
          [credits.eitc, earnedIncomeCredit(home, federal)],
          [
            credits.ctc,
            atLeastZero(
              childrenUnder(home, notUnder18) * childCredit -
                stepsOver(federal.agi, forStatus(childCreditStart, home.status), childCreditStep) * childCreditLoss,
            ),
          ],
        ],
        otherTaxes: 0,
      });
    },
  };
};
