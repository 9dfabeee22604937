import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { allDeductionsOf } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, kindOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { exemption, refundable } from './credit-line';
import { fromFederalTaxableIncome, less, total } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/** Retirement income of a filer 55 or older is excluded: Iowa Code 422.7(31); IA 1040 Schedule 1 2024. */
const bornBy55 = turnsBy(55);

const credits = {
  exemptionCredit: exemption('ia_exemption_credit', 'Iowa exemption credits', { line: '8' }),
  eitc: refundable('ia_eitc', 'Iowa earned income tax credit', { line: '26', earnedIncome: true }),
};

export const iowa = (law: Figures<'IA'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const exemptSingle = amountOf(law.exemptSingle);
  const exemptOthers = amountOf(law.exemptOthers);
  const alternateRate = law.alternateRate.value;
  const exemptionCredit = amountOf(law.exemptionCredit);
  const seniorCredit = amountOf(law.seniorCredit);
  const eitcMatch = law.eitcMatch.value;

  const lines = {
    retirement: less('ia_retirement', 'Retirement income exclusion from 55', '3'),
    byRates: total('ia_rates', 'Tax by the rates', '5'),
    lower: less('ia_senior_relief', 'Low-income exemption or alternate tax from 65', '5'),
  };

  function exemptionCredits({ status, people, agedOrBlind }: Household): Cents {
    return (people + (status === 'head_of_household' ? 1 : 0)) * exemptionCredit + agedOrBlind * seniorCredit;
  }

  /**
   * Returns the maximum tax of a household with a filer 65 or older; `income` is Iowa taxable income before the federal
   * deductions.
   */
  function mostForSeniors(status: Household['status'], income: Cents): Cents {
    if (status === 'single') return atLeastZero(income - exemptSingle);
    return share(atLeastZero(income - exemptOthers), alternateRate);
  }

  return {
    code: 'IA',
    name: 'Iowa',
    form: 'IA 1040',
    kind: kindOf(law.rates),
    totals: { from: fromFederalTaxableIncome, agi: '4', taxableIncome: '4', tax: '5' },
    unsupported: [
      'Child and dependent care credit (needs the cost of care)',
      'School district and emergency medical services surtaxes (need the school district)',
    ],
    compute(home, federal) {
      // IA 1040 line 2 is federal taxable income. The low income exemption and the alternate tax (Iowa Code 422.5(3))
      // reach 9,000 and 13,500 dollars, which the federal deductions leave untaxed anyway; they matter only from age 65.
      const excluded = isFilerBornBy(home, bornBy55) ? smaller(home.retirement, federal.taxableIncome) : 0;
      const taxableIncome = federal.taxableIncome - excluded;
      const schedule = forStatus(rates, home.status);
      const byRates = taxOn(schedule, taxableIncome);
      const income = taxableIncome + allDeductionsOf(federal);
      const tax = home.seniors > 0 ? smaller(byRates, mostForSeniors(home.status, income)) : byRates;
      return settle({
        from: federal.taxableIncome,
        toAgi: [[lines.retirement, excluded]],
        agi: taxableIncome,
        toTaxable: none,
        taxableIncome,
        toTax: [
          [lines.byRates, byRates],
          [lines.lower, byRates - tax],
        ],
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.exemptionCredit, exemptionCredits(home)],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
