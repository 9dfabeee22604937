import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, stepAmountsOf, stepsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver, valueFrom } from '../phase-out';
import { lowIncomeTable, taxByTable } from './ar-low-income';
import { exemption, nonrefundable } from './credit-line';
import { fromTotalIncome, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

const lines = {
  retirement: less('ar_retirement_exemption', "Exempt part of an employer's pension", '18A'),
  ira: less('ar_ira_deduction', 'IRA deduction'),
  deduction: less('ar_deduction', 'Standard or itemized deductions'),
};

const credits = {
  personalCredits: exemption('ar_personal_credits', 'Arkansas personal tax credits', { line: '7' }),
  additionalTaxCreditForQualifiedIndividuals: nonrefundable(
    'ar_additional_tax_credit_for_qualified_individuals',
    'Arkansas additional tax credit for qualified individuals',
  ),
};

export const arkansas = (law: Figures<'AR'>): StateLaw => {
  const rates = stepsOf(law.rates);
  const reductions = stepAmountsOf(law.reductions);
  const adjustmentFrom = amountOf(law.adjustmentFrom);
  const adjustedReduction = amountOf(law.adjustedReduction);
  const adjustmentStep = amountOf(law.adjustmentStep);
  const adjustmentLoss = amountOf(law.adjustmentLoss);
  const lastReduction = amountOf(law.lastReduction);
  const standardDeductions = amountsOf(law.standardDeductions);
  const pensionExemption = amountOf(law.pensionExemption);
  const medicalFloor = law.medicalFloor.value;
  const personalCredit = amountOf(law.personalCredit);
  const additionalCredit = amountOf(law.additionalCredit);
  const additionalStart = amountOf(law.additionalStart);
  const additionalStep = amountOf(law.additionalStep);
  const additionalLoss = amountOf(law.additionalLoss);

  const lowIncome = {
    single: lowIncomeTable(law.lowIncomeSingle.value),
    headWithOne: lowIncomeTable(law.lowIncomeHeadWithOne.value),
    headWithMore: lowIncomeTable(law.lowIncomeHeadWithMore.value),
    jointWithOne: lowIncomeTable(law.lowIncomeJointWithOne.value),
    jointWithMore: lowIncomeTable(law.lowIncomeJointWithMore.value),
  };

  function lowIncomeTax({ status, dependents }: Household, income: Cents): Cents {
    const one = dependents <= 1;
    switch (status) {
      case 'single':
        return taxByTable(lowIncome.single, income);
      case 'married_filing_jointly':
        return taxByTable(one ? lowIncome.jointWithOne : lowIncome.jointWithMore, income);
      case 'married_filing_separately':
        return Infinity;
      default:
        return taxByTable(one ? lowIncome.headWithOne : lowIncome.headWithMore, income);
    }
  }

  function regularTax(income: Cents): Cents {
    const steps = income < adjustmentFrom ? 0 : Math.floor((income - adjustmentFrom) / adjustmentStep);
    const reduction =
      income < adjustmentFrom
        ? valueFrom(reductions, income)
        : larger(adjustedReduction - steps * adjustmentLoss, lastReduction);
    return atLeastZero(share(income, valueFrom(rates, income)) - reduction);
  }

  const additionalCreditFor = (income: Cents): Cents =>
    atLeastZero(additionalCredit - stepsOver(income, additionalStart, additionalStep) * additionalLoss);

  /** AR3: medical expenses, mortgage interest and gifts; state income tax is not deducted. */
  const itemizedDeductions = (home: Household, federal: FederalFacts, agi: Cents): Cents =>
    atLeastZero(home.medical - share(agi, medicalFloor)) + federal.mortgageDeduction + federal.charityDeduction;

  /** Blind filers get one more credit; those of 65 or older too, and another one unless their pension is exempt ("65 Special"). */
  function personalCredits(home: Household): Cents {
    const further = home.status === 'head_of_household' || home.status === 'qualifying_widow' ? 1 : 0;
    const filerTakesExemption = home.retirement > 0 && isFilerBornBy(home, bornBy65) ? 1 : 0;
    return (home.people + further + 2 * home.seniors + home.blind - filerTakesExemption) * personalCredit;
  }

  return {
    code: 'AR',
    name: 'Arkansas',
    form: 'AR1000F',
    kind: 'graduated',
    totals: { from: fromTotalIncome, agi: '25' },
    unsupported: [
      'Child care credit (needs the cost of care)',
      'Tuition deduction and property tax inside the itemized deductions',
      'Early withdrawals from individual retirement plans (the pension is taken as one from an employer)',
    ],
    compute(home, federal) {
      // Half of the self-employment tax is not an adjustment in Arkansas.
      const pension = smaller(home.retirement, pensionExemption);
      const agi = atLeastZero(federal.totalIncome - pension - federal.iraDeduction);
      const itemized = itemizedDeductions(home, federal, agi);
      const standard = forStatus(standardDeductions, home.status);
      const combinedIncome = atLeastZero(agi - larger(itemized, standard));
      const regular = regularTax(combinedIncome);
      const low = lowIncomeTax(home, agi);
      const combined = smaller(regular, low);
      const combinedAdditional = home.adults * additionalCreditFor(regular > low ? agi : combinedIncome);

      // Status 4: both columns on one return. The spouse's column is empty, but has its own additional credit and half of
      // the standard deduction.
      const ownIncome = atLeastZero(agi - (itemized > standard ? itemized : standard / 2));
      const own = home.joint ? regularTax(ownIncome) : Infinity;
      const ownAdditional = additionalCreditFor(ownIncome) + additionalCredit;
      const apart = own - ownAdditional < combined - combinedAdditional;
      const taxableIncome = apart ? ownIncome : combinedIncome;
      const halved = apart && itemized <= standard ? standard / 2 : larger(itemized, standard);
      return settle({
        from: federal.totalIncome,
        toAgi: [
          [lines.retirement, pension],
          [lines.ira, federal.iraDeduction],
        ],
        agi,
        toTaxable: [[lines.deduction, halved]],
        taxableIncome,
        toTax: none,
        tax: apart ? own : combined,
        rate: valueFrom(rates, taxableIncome),
        credits: [
          [credits.personalCredits, personalCredits(home)],
          [credits.additionalTaxCreditForQualifiedIndividuals, apart ? ownAdditional : combinedAdditional],
        ],
        otherTaxes: 0,
      });
    },
  };
};
