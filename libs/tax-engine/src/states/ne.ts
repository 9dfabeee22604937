import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import { atLeastZero, dollars, larger, share, smaller } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Neb. Rev. Stat. 77-2715.03 with 2024 indexing; Form 1040N 2024, Nebraska tax calculation schedule. */
const schedules = schedulesByStatus({
  single: [
    [0, 0.0246],
    [3_900, 0.0351],
    [23_370, 0.0501],
    [37_670, 0.0584],
  ],
  joint: [
    [0, 0.0246],
    [7_790, 0.0351],
    [46_760, 0.0501],
    [75_340, 0.0584],
  ],
  head: [
    [0, 0.0246],
    [7_270, 0.0351],
    [37_400, 0.0501],
    [55_850, 0.0584],
  ],
});

/** Neb. Rev. Stat. 77-2716.01(2)(a); Form 1040N 2024, line 6. */
const standardDeductions = dollarsByStatus({ single: 8_350, joint: 16_700, head: 12_250 });

/** Additional amount per filer 65 or older: Neb. Rev. Stat. 77-2716.01(2)(c); Form 1040N 2024, line 6 chart. */
const seniorDeductions = dollarsByStatus({ single: 1_950, joint: 1_600, separate: 1_600 });

const lines = { deduction: less('ne_deduction', 'Standard or itemized deductions', '10') };

/** Neb. Rev. Stat. 77-2716.01(1)(b): credit per person; Form 1040N 2024 line 18. */
const exemptionCredit = dollars(166);

/** Neb. Rev. Stat. 77-2715.07; 316 NAC 22-019.21; Form 1040N booklet 2024. */
const eitcMatch = 0.1;

export const nebraska: StateLaw = {
  code: 'NE',
  name: 'Nebraska',
  form: 'Form 1040N',
  kind: 'graduated',
  totals: { agi: '5', taxableIncome: '14', tax: '17' },
  unsupported: [
    'School property tax credit and homestead exemption (need property tax)',
    'Child and dependent care credit (needs care expenses)',
    'Child care tax credit for children of 5 and under (a separate application)',
  ],
  compute(home, federal) {
    // Form 1040N lines 6 to 10: federal itemizers take the larger of the standard deduction and their itemized
    // deductions without state income tax.
    const itemized = federal.itemizes ? federal.itemizedDeductions - federal.saltDeduction : 0;
    const standard =
      forStatus(standardDeductions, home.status) + home.seniors * forStatus(seniorDeductions, home.status);
    const deduction = larger(standard, itemized);
    const taxableIncome = atLeastZero(federal.agi - deduction);
    const schedule = forStatus(schedules, home.status);
    const tax = taxOn(schedule, taxableIncome);
    const afterExemptions = atLeastZero(tax - home.people * exemptionCredit);
    return settle({
      agi: federal.agi,
      toTaxable: [[lines.deduction, deduction]],
      taxableIncome,
      tax,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'ne_exemptions',
          label: 'Nebraska personal exemption credit',
          line: '18',
          amount: home.people * exemptionCredit,
          kind: 'exemption',
        },
        {
          // Neb. Rev. Stat. 77-2715(2): with adjustments under 5,000 the tax is limited to the federal tax before
          // credits (Federal tax liability worksheet).
          name: 'ne_federal_tax_limit',
          label: 'Nebraska limit to the federal tax before credits',
          amount: afterExemptions - smaller(afterExemptions, federal.incomeTax),
          kind: 'nonrefundable',
        },
        {
          // Neb. Rev. Stat. 77-2715.07(1): the federal credit for the elderly.
          name: 'ne_elderly_disabled_credit',
          label: 'Nebraska credit for the elderly',
          amount: federal.elderlyCredit,
          kind: 'nonrefundable',
        },
        {
          name: 'ne_eitc',
          label: 'Nebraska earned income credit',
          line: '42',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
