import { dollarsByStatus, forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, dollars, type Cents } from '../money';
import { stepTable, valueOver } from '../phase-out';
import { marginalRate, schedule, taxOn } from '../schedule';
import { less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** RSMo 143.011 and 143.021; MO-1040 2024 tax chart: no tax up to $1,273. */
const rates = schedule([
  [0, 0],
  [1_273, 0.02],
  [2_546, 0.025],
  [3_819, 0.03],
  [5_092, 0.035],
  [6_365, 0.04],
  [7_638, 0.045],
  [8_911, 0.048],
]);

/** Share of the federal income tax that is deducted, by Missouri AGI: RSMo 143.171; MO-1040 2024 line 12. */
const federalTaxShares = stepTable([
  [0, 0.35],
  [25_000, 0.25],
  [50_000, 0.15],
  [100_000, 0.05],
  [125_000, 0],
]);
/** RSMo 143.171.2; MO-1040 2024 line 13. */
const federalTaxCap = dollarsByStatus({ single: 10_000, joint: 10_000, separate: 5_000 });

/** Head of household and surviving spouse: RSMo 143.161; MO-1040 2024 line 15. */
const headExemption = dollarsByStatus({ single: 0, joint: 0, head: 1_400, widow: 1_400 });

/** Pensions of private plans, before the reduction by AGI over the allowance: RSMo 143.124; MO-A 2024 part 3, section B. */
const privatePension = dollars(6_000);
const privatePensionAllowance = dollarsByStatus({ single: 25_000, joint: 32_000, separate: 16_000, widow: 25_000 });

/** Working families credit, a share of the federal credit, nonrefundable: RSMo 143.177; Form MO-WFTC 2024. */
const workingFamilyMatch = 0.2;

const lines = {
  pension: less('mo_pension', 'Pension exemption', '8'),
  federalTax: less('mo_federal_tax', 'Federal income tax deduction', '13'),
  deduction: less('mo_deduction', 'Standard or itemized deductions', '14'),
  exemption: less('mo_exemption', 'Exemption of a head of household or surviving spouse', '15'),
};

/** MO-A 2024 part 2: the federal deductions without state income tax, with the payroll taxes. */
const itemizedDeductions = (home: Household, federal: FederalFacts): Cents =>
  federal.itemizedDeductions -
  federal.saltDeduction +
  payrollTaxOn(federal.law, home.wages) +
  federal.selfEmploymentTax +
  federal.additionalMedicare;

const pensionExemption = (home: Household, agi: Cents): Cents =>
  atLeastZero(
    smaller(home.retirement, privatePension) - atLeastZero(agi - forStatus(privatePensionAllowance, home.status)),
  );

export const missouri: StateLaw = {
  code: 'MO',
  name: 'Missouri',
  form: 'MO-1040',
  kind: 'graduated',
  totals: { agi: '6' },
  unsupported: [
    'Property tax credit (needs rent or property tax)',
    'Exemption of public pensions (needs the kind of plan)',
    'Kansas City and St. Louis earnings taxes',
  ],
  compute(home, federal) {
    const agi = atLeastZero(federal.agi);
    // Missouri follows the federal choice, but never below the standard deduction.
    const deduction = federal.itemizes
      ? larger(itemizedDeductions(home, federal), federal.standardDeduction)
      : federal.standardDeduction;
    const federalShare = agi > 0 ? valueOver(federalTaxShares, agi) : 0;
    const federalTax = smaller(
      share(federal.incomeTaxAfterCredits, federalShare),
      forStatus(federalTaxCap, home.status),
    );
    const pension = pensionExemption(home, agi);
    const taxableIncome = atLeastZero(agi - deduction - federalTax - pension - forStatus(headExemption, home.status));
    return settle({
      agi,
      toTaxable: [
        [lines.pension, pension],
        [lines.federalTax, federalTax],
        [lines.deduction, deduction],
        [lines.exemption, forStatus(headExemption, home.status)],
      ],
      taxableIncome,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits: [
        {
          name: 'mo_wftc',
          label: 'Missouri working families tax credit',
          form: 'Form MO-WFTC',
          amount: share(federal.earnedIncomeCredit, workingFamilyMatch),
          kind: 'nonrefundable',
          earnedIncome: true,
        },
      ],
    });
  },
};
