import { atLeastZero, dollars, larger, share, smaller } from '../money';
import { stepTable, valueOver } from '../phase-out';
import { povertyGuideline } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** KRS 141.020; Form 740 2024 line 12. */
const rate = 0.04;

/** KRS 141.081; Form 740 2024 line 10: one per column, and the spouse's column has no income. */
const standardDeduction = dollars(3_160);

/** Pension income excluded: KRS 141.019(1)(i); Schedule M 2024, Schedule P. */
const pensionExclusion = dollars(31_110);

/** Per filer 65 or older: KRS 141.020(3)(a); Form 740 2024, personal tax credits. */
const seniorCredit = dollars(40);

/** Family size credit, share of the tax for modified income over a multiple of the poverty guideline: KRS 141.066; Schedule ITC 2024. */
const familySizeShares = stepTable([
  [0, 1],
  [1, 0.9],
  [1.04, 0.8],
  [1.08, 0.7],
  [1.12, 0.6],
  [1.16, 0.5],
  [1.2, 0.4],
  [1.24, 0.3],
  [1.27, 0.2],
  [1.3, 0.1],
  [1.33, 0],
]);
/** Filers and qualifying children; larger families count as four: KRS 141.066(1). */
const largestFamily = 4;

const lines = {
  pension: less('ky_pension', 'Pension income exclusion', '8'),
  deduction: less('ky_deduction', 'Standard or itemized deductions', '10'),
};

export const kentucky: StateLaw = {
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
    const family = home.adults + home.childrenUnder19;
    const personal = home.seniors * seniorCredit;
    const multiple = atLeastZero(larger(federal.agi, agi)) / povertyGuideline(Math.min(family, largestFamily));
    // The table's limits are multiples of the guideline, stored like dollars.
    const credited = multiple > 0 ? valueOver(familySizeShares, multiple * 100) : 1;
    return settle({
      from: federal.agi,
      toAgi: [[lines.pension, pension]],
      agi,
      toTaxable: [[lines.deduction, deduction]],
      taxableIncome,
      tax,
      rate,
      credits: [
        {
          name: 'ky_personal_tax_credits',
          label: 'Kentucky personal tax credits from 65',
          amount: personal,
          kind: 'exemption',
        },
        {
          name: 'ky_family_size_tax_credit',
          label: 'Kentucky family size tax credit',
          amount: share(atLeastZero(tax - personal), credited),
          kind: 'nonrefundable',
        },
      ],
    });
  },
};
