import { turnsBy } from '../ages';
import { dollarsByStatus, forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver, stepTable, valueFrom } from '../phase-out';
import * as lowIncome from './ar-low-income';
import { fromTotalIncome, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * Rate on all taxable income, and the amount subtracted from the result: Ark. Code 26-51-201, 2024 indexed tax
 * brackets.
 */
const rates = stepTable([
  [0, 0],
  [5_500, 0.02],
  [10_900, 0.03],
  [15_600, 0.034],
  [25_700, 0.039],
]);
const reductions = stepTable([
  [0, 0],
  [5_500, dollars(109.98)],
  [10_900, dollars(218.97)],
  [15_600, dollars(281.37)],
  [25_700, dollars(409.86)],
]);
/** From $92,301 the reduction starts at $397.40 and falls by $10 per $100 to $87.40: the bracket adjustment of the same tables. */
const adjustmentFrom = dollars(92_301);
const adjustedReduction = dollars(397.4);
const adjustmentStep = dollars(100);
const adjustmentLoss = dollars(10);
const lastReduction = dollars(87.4);

/** Ark. Code 26-51-430; AR1000F 2024 line 26. */
const standardDeductions = dollarsByStatus({ single: 2_410, joint: 4_820, widow: 2_410 });

/** Retirement income from an employer's plan, at any age: Ark. Code 26-51-307; AR1000F 2024 line 18. */
const pensionExemption = dollars(6_000);

/** Medical expenses over 10% of income: Ark. Code 26-51-423(a)(5); AR3 2024 line 3. */
const medicalFloor = 0.1;

const bornBy65 = turnsBy(65);

/**
 * Per filer and dependent, and one more for a head of household or surviving spouse: Ark. Code 26-51-501; AR1000F 2024
 * line 7.
 */
const personalCredit = dollars(29);

/**
 * Additional credit per filer for qualified individuals, reduced by $5 per $100 of net income over the start: Ark. Code
 * 26-51-501; 2024 worksheet.
 */
const additionalCredit = dollars(60);
const additionalStart = dollars(25_800);
const additionalStep = dollars(100);
const additionalLoss = dollars(5);

const lines = {
  retirement: less('ar_retirement_exemption', "Exempt part of an employer's pension", '18A'),
  deduction: less('ar_deduction', 'Standard or itemized deductions'),
};

function regularTax(income: Cents): Cents {
  const steps = income < adjustmentFrom ? 0 : Math.floor((income - adjustmentFrom) / adjustmentStep);
  const reduction =
    income < adjustmentFrom
      ? valueFrom(reductions, income)
      : larger(adjustedReduction - steps * adjustmentLoss, lastReduction);
  return atLeastZero(share(income, valueFrom(rates, income)) - reduction);
}

function lowIncomeTax({ status, dependents }: Household, income: Cents): Cents {
  const one = dependents <= 1;
  switch (status) {
    case 'single':
      return lowIncome.lowIncomeTax(lowIncome.single, income);
    case 'married_filing_jointly':
      return lowIncome.lowIncomeTax(one ? lowIncome.jointWithOne : lowIncome.jointWithMore, income);
    case 'married_filing_separately':
      return Infinity;
    default:
      return lowIncome.lowIncomeTax(one ? lowIncome.headWithOne : lowIncome.headWithMore, income);
  }
}

const additionalCreditFor = (income: Cents): Cents =>
  atLeastZero(additionalCredit - stepsOver(income, additionalStart, additionalStep) * additionalLoss);

/** AR3: medical expenses, mortgage interest and gifts; state income tax is not deducted. */
const itemizedDeductions = (home: Household, federal: FederalFacts, agi: Cents): Cents =>
  atLeastZero(home.medical - share(agi, medicalFloor)) + federal.mortgageDeduction + federal.charityDeduction;

/** Filers 65 or older get one more credit, and another one unless their pension is exempt ("65 Special"). */
function personalCredits(home: Household): Cents {
  const further = home.status === 'head_of_household' || home.status === 'qualifying_widow' ? 1 : 0;
  const filerTakesExemption = home.retirement > 0 && isFilerBornBy(home, bornBy65) ? 1 : 0;
  return (home.people + further + 2 * home.seniors - filerTakesExemption) * personalCredit;
}

export const arkansas: StateLaw = {
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
    const agi = atLeastZero(federal.totalIncome - pension);
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
      toAgi: [[lines.retirement, pension]],
      agi,
      toTaxable: [[lines.deduction, halved]],
      taxableIncome,
      tax: apart ? own : combined,
      rate: valueFrom(rates, taxableIncome),
      credits: [
        {
          name: 'ar_personal_credits',
          label: 'Arkansas personal tax credits',
          line: '7',
          amount: personalCredits(home),
          kind: 'exemption',
        },
        {
          name: 'ar_additional_tax_credit_for_qualified_individuals',
          label: 'Arkansas additional tax credit for qualified individuals',
          amount: apart ? ownAdditional : combinedAdditional,
          kind: 'nonrefundable',
        },
      ],
    });
  },
};
