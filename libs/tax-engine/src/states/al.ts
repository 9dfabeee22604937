import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus, schedulesByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { fromTotalIncome, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Code of Ala. 40-18-5; Form 40 2024 instructions. */
const rates = schedulesByStatus({
  single: [
    [0, 0.02],
    [500, 0.04],
    [3_000, 0.05],
  ],
  joint: [
    [0, 0.02],
    [1_000, 0.04],
    [6_000, 0.05],
  ],
});

/** Standard deduction: Code of Ala. 40-18-15(b); Form 40 2024 standard deduction chart. */
const standardMost = dollarsByStatus({ single: 3_000, joint: 8_500, separate: 4_250, head: 5_200 });
const standardLeast = dollarsByStatus({ single: 2_500, joint: 5_000, separate: 2_500 });
/** Reduced by an amount per full step of AGI over the start. */
const standardStart = dollarsByStatus({ single: 25_500, joint: 25_500, separate: 12_750 });
const standardStep = dollarsByStatus({ single: 500, joint: 500, separate: 250 });
const standardLoss = dollarsByStatus({ single: 25, joint: 175, separate: 88, head: 135 });

/** Code of Ala. 40-18-19(a)(8); Form 40 2024 lines 1 to 4. */
const personalExemptions = dollarsByStatus({ single: 1_500, joint: 3_000, head: 3_000 });

/** Per dependent by Alabama AGI: Code of Ala. 40-18-19(a)(9); Form 40 2024 line 14. */
const dependentExemption = stepTableOfDollars([
  [0, 1_000],
  [50_000, 500],
  [100_000, 300],
]);

/** Schedule A line 4: medical expenses over 4% of AGI, Code of Ala. 40-18-15(a)(13). */
const medicalFloor = 0.04;

/**
 * Retirement exemption from age 65 for each filer's own pension, Code of Ala. 40-18-19(a)(13); Schedule RS 2024 part
 * II.
 */
const retirementExemption = dollars(6_000);
const bornBy65 = turnsBy(65);

const lines = {
  unemployment: less('al_unemployment', 'Unemployment compensation, exempt'),
  retirement: less('al_retirement_exemption', 'Retirement exemption from 65', undefined, 'Schedule RS'),
  deduction: less('al_deduction', 'Standard or itemized deductions', '11'),
  federalTax: less('al_federal_tax', 'Federal tax deduction', '12'),
  personal: less('al_personal_exemption', 'Personal exemption', '13'),
  dependents: less('al_dependent_exemption', 'Dependent exemption', '14'),
};

/** Returns the standard deduction from the chart. */
function standardDeduction({ status }: Household, agi: Cents): Cents {
  const steps = Math.floor(atLeastZero(agi - forStatus(standardStart, status)) / forStatus(standardStep, status));
  return larger(
    forStatus(standardMost, status) - steps * forStatus(standardLoss, status),
    forStatus(standardLeast, status),
  );
}

/** Schedule A: payroll and self-employment taxes are deductible, state income tax is not. */
const itemizedDeductions = (home: Household, federal: FederalFacts, agi: Cents): Cents =>
  atLeastZero(home.medical - share(atLeastZero(agi), medicalFloor)) +
  payrollTaxOn(federal.law, home.wages) +
  federal.selfEmploymentTax +
  federal.additionalMedicare +
  federal.mortgageDeduction +
  federal.charityDeduction;

export const alabama: StateLaw = {
  code: 'AL',
  name: 'Alabama',
  form: 'Form 40',
  kind: 'graduated',
  totals: { from: fromTotalIncome, agi: '10', taxableIncome: '16', tax: '17' },
  unsupported: [
    'Exemption of defined benefit pensions (needs the kind of plan; the pension is taxed here)',
    'Exempt overtime pay of 2024 (needs the overtime part of the wages)',
    'Property tax inside the itemized deductions, occupational taxes of cities',
  ],
  compute(home, federal) {
    // Form 40 page 2: unemployment is exempt, and half of the self-employment tax is not an adjustment.
    const exempt = isFilerBornBy(home, bornBy65) ? smaller(home.retirement, retirementExemption) : 0;
    const agi = federal.totalIncome - home.unemployment - exempt;
    const deduction = larger(standardDeduction(home, agi), itemizedDeductions(home, federal, agi));
    // Line 12: federal income tax after credits, including refundable ones.
    const federalTax = atLeastZero(
      federal.incomeTaxAfterCredits - federal.earnedIncomeCredit - federal.additionalChildTaxCredit,
    );
    const dependents = home.dependents * (agi > 0 ? valueOver(dependentExemption, agi) : 0);
    const taxableIncome = atLeastZero(
      agi - deduction - federalTax - forStatus(personalExemptions, home.status) - dependents,
    );
    const schedule = forStatus(rates, home.status);
    return settle({
      from: federal.totalIncome,
      toAgi: [
        [lines.unemployment, home.unemployment],
        [lines.retirement, exempt],
      ],
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.federalTax, federalTax],
        [lines.personal, forStatus(personalExemptions, home.status)],
        [lines.dependents, dependents],
      ],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
    });
  },
};
