import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { filersBornBy, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { exemption, nonrefundable, refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateCredit, StateLaw } from './state-law';

const bornBy60 = turnsBy(60);

const credits = {
  refundableEitc: refundable('de_refundable_eitc', 'Delaware refundable earned income credit', {
    line: '34',
    earnedIncome: true,
  }),
  nonRefundableEitc: nonrefundable('de_non_refundable_eitc', 'Delaware earned income credit', {
    line: '34',
    earnedIncome: true,
  }),
  personalCredit: exemption('de_personal_credit', 'Delaware personal credits', { line: '27a' }),
  agedPersonalCredit: exemption('de_aged_personal_credit', 'Delaware personal credits from 60', { line: '27b' }),
};

export const delaware = (law: Figures<'DE'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeduction = amountOf(law.seniorDeduction);
  const pensionExclusion = amountOf(law.pensionExclusion);
  const pensionExclusionFrom60 = amountOf(law.pensionExclusionFrom60);
  const lowIncomeExclusion = amountsOf(law.lowIncomeExclusion);
  const lowEarnings = amountsOf(law.lowEarnings);
  const lowIncome = amountsOf(law.lowIncome);
  const personalCredit = amountOf(law.personalCredit);
  const eitcMatch = law.eitcMatch.value;
  const refundableEitcMatch = law.refundableEitcMatch.value;

  const lines = {
    pension: less('de_pension', 'Pension exclusion by age', '6'),
    lowIncome: less('de_low_income', 'Exclusion from 60 with little income', '11'),
    deduction: less('de_deduction', 'Standard or itemized deductions'),
    seniors: less('de_senior_deduction', 'Additional standard deduction from 65'),
  };

  function lowIncomeExclusionOf(home: Household, income: Cents): Cents {
    const { status } = home;
    if (filersBornBy(home, bornBy60) < home.adults || income > forStatus(lowIncome, status)) return 0;
    return home.wages + atLeastZero(home.selfEmployment) < forStatus(lowEarnings, status)
      ? smaller(forStatus(lowIncomeExclusion, status), atLeastZero(income))
      : 0;
  }

  return {
    code: 'DE',
    name: 'Delaware',
    form: 'PIT-RES',
    kind: 'graduated',
    totals: { from: fromFederalAgi },
    unsupported: [
      'Child care credit (needs the cost of care)',
      'Property tax inside the itemized deductions (the request has income tax only)',
      'Wilmington wage tax',
    ],
    compute(home, federal) {
      const pension = smaller(
        home.retirement,
        isFilerBornBy(home, bornBy60) ? pensionExclusionFrom60 : pensionExclusion,
      );
      const excluded = lowIncomeExclusionOf(home, federal.agi - pension);
      const agi = atLeastZero(federal.agi - pension - excluded);
      // Itemized deductions: the federal ones without state income tax, regardless of the federal choice.
      const itemized = federal.itemizedDeductions - federal.saltDeduction;
      const standard = forStatus(standardDeductions, home.status);
      const seniors = home.agedOrBlind * seniorDeduction;
      const itemizes = itemized > standard + seniors;
      const taxableIncome = atLeastZero(agi - larger(itemized, standard + seniors));
      const tax = taxOn(rates, taxableIncome);
      const personal = home.people * personalCredit;
      const aged = filersBornBy(home, bornBy60) * personalCredit;
      const left = atLeastZero(tax - personal - aged);
      const against = share(federal.earnedIncomeCredit, eitcMatch);
      const refunded = share(federal.earnedIncomeCredit, refundableEitcMatch);
      // Schedule II: the choice that leaves less tax.
      const isRefunded = left - refunded < atLeastZero(left - against);
      const eitc: StateCredit = isRefunded ? [credits.refundableEitc, refunded] : [credits.nonRefundableEitc, against];
      return settle({
        from: federal.agi,
        toAgi: [
          [lines.pension, pension],
          [lines.lowIncome, excluded],
        ],
        agi,
        toTaxable: [
          [lines.deduction, itemizes ? itemized : standard],
          [lines.seniors, itemizes ? 0 : seniors],
        ],
        taxableIncome,
        toTax: none,
        tax,
        rate: marginalRate(rates, taxableIncome),
        credits: [[credits.personalCredit, personal], [credits.agedPersonalCredit, aged], eitc],
        otherTaxes: 0,
      });
    },
  };
};
