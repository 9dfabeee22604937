import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { fromTotalIncome, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

const lines = {
  unemployment: less('al_unemployment', 'Unemployment compensation, exempt'),
  retirement: less('al_retirement_exemption', 'Retirement exemption from 65', undefined, 'Schedule RS'),
  ira: less('al_ira_deduction', 'IRA deduction'),
  deduction: less('al_deduction', 'Standard or itemized deductions', '11'),
  federalTax: less('al_federal_tax', 'Federal tax deduction', '12'),
  personal: less('al_personal_exemption', 'Personal exemption', '13'),
  dependents: less('al_dependent_exemption', 'Dependent exemption', '14'),
};

export const alabama = (law: Figures<'AL'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardMost = amountsOf(law.standardMost);
  const standardLeast = amountsOf(law.standardLeast);
  const standardStart = amountsOf(law.standardStart);
  const standardStep = amountsOf(law.standardStep);
  const standardLoss = amountsOf(law.standardLoss);
  const personalExemptions = amountsOf(law.personalExemptions);
  const dependentExemption = stepAmountsOf(law.dependentExemption);
  const medicalFloor = law.medicalFloor.value;
  const retirementExemption = amountOf(law.retirementExemption);

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

  return {
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
      const agi = federal.totalIncome - home.unemployment - exempt - federal.iraDeduction;
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
          [lines.ira, federal.iraDeduction],
        ],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.federalTax, federalTax],
          [lines.personal, forStatus(personalExemptions, home.status)],
          [lines.dependents, dependents],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: none,
        otherTaxes: 0,
      });
    },
  };
};
