import { dollarsByStatus, forStatus } from '../by-status';
import { atLeastZero, dollars, larger } from '../money';
import { marginalRate, schedule, taxOn } from '../schedule';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Miss. Code 27-7-5 as amended by 2022 HB 531; Form 80-105 2024 instructions: no tax on the first $10,000. */
const rates = schedule([
  [0, 0],
  [10_000, 0.047],
]);

/** Miss. Code 27-7-17(3); Form 80-105 2024 line 14. */
const standardDeductions = dollarsByStatus({ single: 2_300, joint: 4_600, head: 3_400 });

/** Miss. Code 27-7-21; Form 80-105 2024 lines 6 to 12: by status, and per dependent. */
const exemptions = dollarsByStatus({ single: 6_000, joint: 12_000, head: 8_000 });
const dependentExemption = dollars(1_500);
/** Per filer 65 or older: Miss. Code 27-7-21(g). */
const seniorExemption = dollars(1_500);

const lines = {
  retirement: less('ms_retirement', 'Retirement income, exempt'),
  deduction: less('ms_deduction', 'Standard or itemized deductions', '14'),
  exemptions: less('ms_exemptions', 'Exemptions', '15'),
};

export const mississippi: StateLaw = {
  code: 'MS',
  name: 'Mississippi',
  form: 'Form 80-105',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '13', taxableIncome: '16', tax: '17' },
  unsupported: [
    'Early withdrawals from retirement plans (the pension is taken as exempt retirement income)',
    'Credits for child care and for gifts to certain charities (need the expenses or the recipient)',
    'Property tax inside the itemized deductions',
  ],
  compute(home, federal) {
    // Retirement income is exempt at any age: Miss. Code 27-7-15(4)(k). A couple with one income does not gain from
    // separate columns.
    const agi = atLeastZero(federal.agi - home.retirement);
    // Itemized deductions are the federal ones without state income tax, regardless of the federal choice.
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    const deduction = larger(itemized, forStatus(standardDeductions, home.status));
    const exemption =
      forStatus(exemptions, home.status) + home.dependents * dependentExemption + home.seniors * seniorExemption;
    const taxableIncome = atLeastZero(agi - deduction - exemption);
    return settle({
      from: federal.agi,
      toAgi: [[lines.retirement, home.retirement]],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.exemptions, exemption],
      ],
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
    });
  },
};
