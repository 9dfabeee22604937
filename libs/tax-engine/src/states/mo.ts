import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import type { Household } from '../household';
import { amountOf, amountsOf, scheduleOf, stepsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable } from './credit-line';
import { less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

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

const credits = {
  wftc: nonrefundable('mo_wftc', 'Missouri working families tax credit', { form: 'Form MO-WFTC', earnedIncome: true }),
};

export const missouri = (law: Figures<'MO'>): StateLaw => {
  const rates = scheduleOf(law.rates);
  const federalTaxShares = stepsOf(law.federalTaxShares);
  const federalTaxCap = amountsOf(law.federalTaxCap);
  const headExemption = amountsOf(law.headExemption);
  const privatePension = amountOf(law.privatePension);
  const privatePensionAllowance = amountsOf(law.privatePensionAllowance);
  const workingFamilyMatch = law.workingFamilyMatch.value;

  const pensionExemption = (home: Household, agi: Cents): Cents =>
    atLeastZero(
      smaller(home.retirement, privatePension) - atLeastZero(agi - forStatus(privatePensionAllowance, home.status)),
    );

  return {
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
      // MO-1040 lines 9 and 10: repaid premium tax credits count, and a net premium tax credit is subtracted.
      const federalTax = smaller(
        share(atLeastZero(federal.incomeTaxAfterCredits - (federal.premiumTaxCredit?.net ?? 0)), federalShare),
        forStatus(federalTaxCap, home.status),
      );
      const pension = pensionExemption(home, agi);
      const taxableIncome = atLeastZero(agi - deduction - federalTax - pension - forStatus(headExemption, home.status));
      return settle({
        from: 0,
        toAgi: none,
        agi,
        toTaxable: [
          [lines.pension, pension],
          [lines.federalTax, federalTax],
          [lines.deduction, deduction],
          [lines.exemption, forStatus(headExemption, home.status)],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(rates, taxableIncome),
        rate: marginalRate(rates, taxableIncome),
        credits: [
          // Not for filers whom someone else can claim: Form MO-WFTC 2024, qualifications, line 2.
          [credits.wftc, home.claimable > 0 ? 0 : share(federal.earnedIncomeCredit, workingFamilyMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
