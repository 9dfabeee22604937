import { amountOf, stepsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller } from '../money';
import { valueOver } from '../phase-out';
import { exemption, nonrefundable } from './credit-line';
import { povertyGuidelineOf } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  pension: less('ky_pension', 'Pension income exclusion', '8'),
  deduction: less('ky_deduction', 'Standard or itemized deductions', '10'),
};

const credits = {
  personalTaxCredits: exemption('ky_personal_tax_credits', 'Kentucky personal tax credits from 65'),
  familySizeTaxCredit: nonrefundable('ky_family_size_tax_credit', 'Kentucky family size tax credit'),
};

export const kentucky = (law: Figures<'KY'>): StateLaw => {
  const povertyGuideline = povertyGuidelineOf(law.povertyGuideline);
  const rate = law.rate.value;
  const standardDeduction = amountOf(law.standardDeduction);
  const pensionExclusion = amountOf(law.pensionExclusion);
  const seniorCredit = amountOf(law.seniorCredit);
  const familySizeShares = stepsOf(law.familySizeShares);
  const largestFamily = law.largestFamily.value;

  return {
    code: 'KY',
    name: 'Kentucky',
    form: 'Form 740',
    kind: 'flat',
    totals: { from: fromFederalAgi, agi: '9', taxableIncome: '11', tax: '12' },
    unsupported: [
      'Occupational taxes of cities and counties',
      'Child care and tuition credits (need the expenses)',
      'Full exclusion of government pensions for service before 1998 (needs the years of service)',
    ],
    compute(home, federal) {
      const pension = smaller(home.retirement, pensionExclusion);
      const agi = federal.agi - pension;
      // Schedule A: mortgage interest and gifts; neither medical expenses nor state income tax (KRS 141.019(2)).
      const deduction = larger(standardDeduction, federal.mortgageDeduction + federal.charityDeduction);
      const taxableIncome = atLeastZero(agi - deduction);
      const tax = share(taxableIncome, rate);
      const family = home.adults + smaller(home.childrenUnder19, home.dependents);
      const personal = home.agedOrBlind * seniorCredit;
      const multiple = atLeastZero(larger(federal.agi, agi)) / povertyGuideline(Math.min(family, largestFamily));
      // The table's limits are multiples of the guideline, stored like dollars.
      const credited = multiple > 0 ? valueOver(familySizeShares, multiple * 100) : 1;
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, pension]],
        agi,
        toTaxable: [[lines.deduction, deduction]],
        taxableIncome,
        toTax: none,
        tax,
        rate,
        credits: [
          [credits.personalTaxCredits, personal],
          [credits.familySizeTaxCredit, share(atLeastZero(tax - personal), credited)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
