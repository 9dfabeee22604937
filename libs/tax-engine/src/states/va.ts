import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { filersBornBy, filersBornUntil, type Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { povertyGuidelineOf } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateCredit, StateLaw, StateOutcome } from './state-law';

const bornBy65 = turnsBy(65);

const lines = {
  age: less('va_age_deduction', 'Age deduction from 65', '4'),
  unemployment: less('va_unemployment', 'Unemployment compensation', '7'),
  deduction: less('va_deduction', 'Standard or itemized deductions', '10 or 11'),
  exemptions: less('va_exemptions', 'Exemptions', '12'),
};

const credits = {
  refundableEitc: refundable('va_refundable_eitc', 'Virginia earned income tax credit, refundable', {
    line: '23',
    earnedIncome: true,
  }),
  lowIncomeTaxCredit: nonrefundable('va_low_income_tax_credit', 'Virginia credit for low-income individuals', {
    line: '23',
  }),
  nonRefundableEitc: nonrefundable('va_non_refundable_eitc', 'Virginia earned income tax credit', {
    line: '23',
    earnedIncome: true,
  }),
};

export const virginia = (law: Figures<'VA'>): StateLaw => {
  const povertyGuideline = povertyGuidelineOf(law.povertyGuideline);
  const rates = scheduleOf(law.rates);
  const noTaxUnder = amountsOf(law.noTaxUnder);
  const standardDeductions = amountsOf(law.standardDeductions);
  const exemption = amountOf(law.exemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const ageDeduction = amountOf(law.ageDeduction);
  const ageDeductionLimit = amountsOf(law.ageDeductionLimit);
  const bornForFullDeduction = law.bornForFullDeduction.value;

  function ageDeductionOf(home: Household, federalAgi: Cents): Cents {
    if (home.seniors === 0) return 0;
    const inFull = filersBornUntil(home, bornForFullDeduction);
    const limited = filersBornBy(home, bornBy65) - inFull;
    const excess = atLeastZero(federalAgi - forStatus(ageDeductionLimit, home.status));
    return inFull * ageDeduction + atLeastZero(limited * ageDeduction - excess);
  }
  const limitationStart = amountsOf(law.limitationStart);
  const limitationRate = law.limitationRate.value;
  const limitationCap = law.limitationCap.value;
  const lowIncomeCredit = amountOf(law.lowIncomeCredit);
  const nonRefundableMatch = law.nonRefundableMatch.value;
  const refundableMatch = law.refundableMatch.value;

  /** Virginia Schedule A: federal deductions without state income tax, which bears its share of the limitation. */
  function itemizedDeduction(home: Household, federal: FederalFacts): Cents {
    const kept = federal.itemizedDeductions - federal.saltDeduction;
    const limited = federal.itemizedDeductions - federal.medicalDeduction;
    if (limited <= 0) return kept;
    const over = atLeastZero(federal.agi - forStatus(limitationStart, home.status));
    const limitation = smaller(share(limited, limitationCap), share(over, limitationRate));
    return kept - limitation + share(federal.saltDeduction, limitation / limited);
  }

  /** Only one of the three low-income credits is allowed: the one that leaves the least tax. */
  function bestCredit(home: Household, federal: FederalFacts, agi: Cents, tax: Cents): StateCredit {
    const refunded = share(federal.earnedIncomeCredit, refundableMatch);
    const matched = share(federal.earnedIncomeCredit, nonRefundableMatch);
    const byExemptions = agi <= povertyGuideline(home.people) ? home.people * lowIncomeCredit : 0;
    if (refunded > smaller(tax, larger(matched, byExemptions))) return [credits.refundableEitc, refunded];
    if (byExemptions > matched) return [credits.lowIncomeTaxCredit, byExemptions];
    return [credits.nonRefundableEitc, matched];
  }

  /**
   * Computes the return: with the age deduction and exemption if `takesAge`, otherwise with the low-income or earned
   * income credit. Va. Code 58.1-339.8(B)(4) allows only one of the two.
   */
  function returnOf(home: Household, federal: FederalFacts, takesAge: boolean): StateOutcome {
    const age = takesAge ? ageDeductionOf(home, federal.agi) : 0;
    // Va. Code 58.1-322.02(10): unemployment is subtracted.
    const agi = federal.agi - home.unemployment - age;
    // Va. Code 58.1-322.03(1): itemizes if and only if the federal return does.
    const deduction = federal.itemizes ? itemizedDeduction(home, federal) : forStatus(standardDeductions, home.status);
    const exemptions = home.people * exemption + (takesAge ? home.agedOrBlind * seniorExemption : 0);
    const taxableIncome = atLeastZero(agi - deduction - exemptions);
    const tax = agi < forStatus(noTaxUnder, home.status) ? 0 : taxOn(rates, taxableIncome);
    return settle({
      from: federal.agi,
      toAgi: [
        [lines.age, age],
        [lines.unemployment, home.unemployment],
      ],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      toTax: none,
      tax,
      rate: marginalRate(rates, taxableIncome),
      credits: takesAge && home.agedOrBlind > 0 ? [] : [bestCredit(home, federal, agi, tax)],
      otherTaxes: 0,
    });
  }

  return {
    code: 'VA',
    name: 'Virginia',
    form: 'Form 760',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '9', taxableIncome: '15', tax: '16', withheld: '19a' },
    unsupported: [
      'Spouse tax adjustment (the spouse has no income of their own here)',
      'Child and dependent care deduction (needs care expenses)',
      'Property taxes among the itemized deductions',
      'The rebate of 2025, which is paid apart from the return',
    ],
    compute(home, federal) {
      const own = returnOf(home, federal, true);
      if (home.agedOrBlind === 0) return own;
      const waived = returnOf(home, federal, false);
      return waived.netTax < own.netTax ? waived : own;
    },
  };
};
