import { turnsBy } from '../ages';
import { byStatus, forStatus } from '../by-status';
import { isFilerBornBy, type Household } from '../household';
import { amountOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, type Cents, type Rate } from '../money';
import { stepsOver } from '../phase-out';
import { nonrefundable, refundable } from './credit-line';
import { plus } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * A pension is exempt when it is paid on retirement at the plan's age or after its years of service: 72 P.S.
 * 7301(d)(iii); 61 Pa. Code 101.6(c)(8). The plan's age is unknown and assumed to be 65, the normal retirement age of
 * 26 USC 411(a)(8).
 */
const bornBy65 = turnsBy(65);

/** Married claimants use table 2 even on separate returns (Schedule SP, filing status). */
const lines = {
  wages: plus('pa_wages', 'Compensation', '1c'),
  business: plus('pa_business', 'Net profit from business', '4'),
  pension: plus('pa_pension', 'Pensions before the retirement age', '1a'),
  other: plus('pa_other', 'Other income'),
};

const credits = {
  taxForgiveness: nonrefundable('pa_tax_forgiveness', 'Pennsylvania tax forgiveness', { line: '21' }),
  eitc: refundable('pa_eitc', 'Working Pennsylvanians tax credit', { earnedIncome: true }),
};

export const pennsylvania = (law: Figures<'PA'>): StateLaw => {
  const rate = law.rate.value;
  const eitcMatch = law.eitcMatch.value;
  const perClaimant = amountOf(law.perClaimant);
  const perChild = amountOf(law.perChild);
  const step = amountOf(law.step);
  const lessPerStep = law.lessPerStep.value;
  const claimants = byStatus(law.claimants.value);

  function forgivenShare(home: Household, income: Cents): Rate {
    const limit = forStatus(claimants, home.status) * perClaimant + home.children * perChild;
    const steps = stepsOver(income, limit, step);
    return steps * lessPerStep >= 1 ? 0 : 1 - steps * lessPerStep;
  }

  return {
    code: 'PA',
    name: 'Pennsylvania',
    form: 'PA-40',
    kind: 'flat',
    totals: { agi: '9', taxableIncome: '11', tax: '12', withheld: '13' },
    unsupported: [
      'Local earned income and net profits taxes',
      'Property tax and rent rebate (needs rent or property tax)',
      'Child and dependent care enhancement credit (needs care expenses)',
      'Income of the other spouse in the forgiveness of a separate return',
      'Pensions exempt before 65 because the age or the years of service of the plan are reached',
    ],
    compute(home, federal) {
      // 72 P.S. 7303: classes of income without deductions, where a loss in one does not reduce another; unemployment is
      // not a class, and half of the SE tax is not deducted.
      const business = atLeastZero(home.selfEmployment);
      const pension = isFilerBornBy(home, bornBy65) ? 0 : home.retirement;
      const taxableIncome = home.wages + business + pension + home.other;
      const tax = share(taxableIncome, rate);
      return settle({
        from: 0,
        toAgi: [
          [lines.wages, home.wages],
          [lines.business, business],
          [lines.pension, pension],
          [lines.other, home.other],
        ],
        agi: taxableIncome,
        toTaxable: none,
        taxableIncome,
        toTax: none,
        tax,
        rate,
        credits: [
          [credits.taxForgiveness, share(tax, forgivenShare(home, taxableIncome))],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
