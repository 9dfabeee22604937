import { notUnder, turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { mayHaveCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsUnder, filersBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, type Cents } from '../money';
import { valueUpTo } from '../phase-out';
import { refundable } from './credit-line';
import { retirementExclusions } from './nj-retirement';
import { marginalRate, taxOn } from '../schedule';
import { less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy18 = turnsBy(18);

const notUnder6 = notUnder(6);

const lines = {
  wages: plus('nj_wages', 'Wages', '15'),
  business: plus('nj_business', 'Net profit from business', '18'),
  pension: plus('nj_pension', 'Pensions', '20a'),
  other: plus('nj_other', 'Other income', '26'),
  totalIncome: total('nj_total_income', 'Total income', '27'),
  pensionExclusion: less('nj_pension_exclusion', 'Pension and retirement exclusion from 62', '28a'),
  otherExclusion: less('nj_other_exclusion', 'Other retirement income exclusion from 62', '28b'),
  exemptions: less('nj_exemptions', 'Exemptions', '30'),
  medical: less('nj_medical', 'Medical expenses over 2% of income', '31'),
  byRates: total('nj_rates', 'Tax by the rates', '43'),
  untaxed: less('nj_no_tax', 'No tax up to this income', '43'),
};

const credits = {
  eitc: refundable('nj_eitc', 'New Jersey earned income tax credit', { line: '58', earnedIncome: true }),
  ctc: refundable('nj_ctc', 'New Jersey child tax credit', { line: '65' }),
};

export const newJersey = (law: Figures<'NJ'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const noTaxUpTo = amountsOf(law.noTaxUpTo);
  const filerExemption = amountOf(law.filerExemption);
  const dependentExemption = amountOf(law.dependentExemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const medicalFloor = law.medicalFloor.value;
  const eitcMatch = law.eitcMatch.value;
  const eitcOutsideAges = amountOf(law.eitcOutsideAges);
  const childCredit = stepAmountsOf(law.childCredit);

  function earnedIncomeCredit(home: Household, federal: FederalFacts): Cents {
    if (mayHaveCredit(home)) return share(federal.earnedIncomeCredit, eitcMatch);
    return federal.earnedIncomeCreditAtAnyAge > 0 && filersBornBy(home, bornBy18) > 0 ? eitcOutsideAges : 0;
  }

  const childCreditOf = (home: Household, taxableIncome: Cents): Cents =>
    home.status === 'married_filing_separately'
      ? 0
      : dependentsUnder(home, notUnder6) * valueUpTo(childCredit, taxableIncome);

  return {
    code: 'NJ',
    name: 'New Jersey',
    form: 'NJ-1040',
    kind: 'graduated',
    totals: { agi: '29', taxableIncome: '39', tax: '43', withheld: '55' },
    unsupported: [
      'Property tax deduction or credit, ANCHOR and Senior Freeze (need rent or property tax)',
      'Child and dependent care credit (needs care expenses)',
      'Alternative business calculation adjustment for losses carried forward',
    ],
    compute(home, federal) {
      // N.J.S.A. 54A:5-1 and 5-2: separate classes of income, where a loss in one does not reduce another; unemployment
      // is not included, and half of the SE tax is not deducted.
      const business = atLeastZero(home.selfEmployment);
      const income = home.wages + business + home.retirement + home.other;
      const excluded = retirementExclusions(home, income);
      const agi = income - excluded.pension - excluded.other;
      const medical = atLeastZero(home.medical - share(agi, medicalFloor));
      const exemptions =
        home.adults * filerExemption + home.dependents * dependentExemption + home.agedOrBlind * seniorExemption;
      const taxableIncome = atLeastZero(agi - medical - exemptions);
      const schedule = forStatus(schedules, home.status);
      const byRates = taxOn(schedule, taxableIncome);
      const untaxed = agi <= forStatus(noTaxUpTo, home.status);
      return settle({
        from: 0,
        toAgi: [
          [lines.wages, home.wages],
          [lines.business, business],
          [lines.pension, home.retirement],
          [lines.other, home.other],
          [lines.totalIncome, income],
          [lines.pensionExclusion, excluded.pension],
          [lines.otherExclusion, excluded.other],
        ],
        agi,
        toTaxable: [
          [lines.exemptions, exemptions],
          [lines.medical, medical],
        ],
        taxableIncome,
        toTax: [
          [lines.byRates, byRates],
          [lines.untaxed, untaxed ? byRates : 0],
        ],
        tax: untaxed ? 0 : byRates,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.eitc, earnedIncomeCredit(home, federal)],
          [credits.ctc, childCreditOf(home, taxableIncome)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
