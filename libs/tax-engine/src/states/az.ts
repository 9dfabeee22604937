import { dollarsByStatus, jointOr } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** A.R.S. 43-1011(A)(8); Form 140 2024 line 46. */
const rate = 0.025;

/** A.R.S. 43-1041: the federal amounts; a surviving spouse files as head of household, Form 140 2024 instructions, line 5. */
const standardDeductions = dollarsByStatus({ single: 14_600, joint: 29_200, head: 21_900, widow: 21_900 });

/** Share of gifts added to the standard deduction: A.R.S. 43-1041(I); Form 140 2024 line 44. */
const giftShare = 0.33;

/** Dependent under 17: A.R.S. 43-1073.01; Form 140 2024 line 49. It loses 5 % per $1,000 or part of it. */
const dependentCredit = dollars(100);
const dependentThreshold = jointOr(dollars(400_000), dollars(200_000));
const dependentStep = dollars(1_000);
const dependentLoss = 0.05;

/** Family income tax credit: A.R.S. 43-1073; Form 140 2024 line 50 and its worksheet. */
const familyCreditPerPerson = dollars(40);
const familyCreditLimit = dollarsByStatus({ single: 120, joint: 240, head: 240 });
/** Income limits by the number of dependents. */
const familyLimitSingle = dollars(10_000);
const familyLimitJoint: readonly Cents[] = [20_000, 20_000, 23_600, 27_300, 31_000].map(dollars);
const familyLimitHead: readonly Cents[] = [20_000, 20_000, 20_135, 23_800, 25_200, 26_575].map(dollars);

/** Increased excise tax credit: A.R.S. 43-1072.01; Form 140 2024 line 56. */
const exciseCreditPerPerson = dollars(25);
const exciseCreditLimit = dollars(100);
const exciseIncomeLimit = dollarsByStatus({ single: 12_500, joint: 25_000, head: 25_000 });

/** Form 140 Schedule A: medical expenses in full, the federal deductions otherwise. */
const itemizedDeductions = (home: Household, federal: FederalFacts): Cents =>
  home.medical + federal.saltDeduction + federal.mortgageDeduction + federal.charityDeduction;

function familyIncomeLimit({ status, children }: Household): Cents {
  if (status === 'single' || status === 'married_filing_separately') return familyLimitSingle;
  const limits = status === 'married_filing_jointly' ? familyLimitJoint : familyLimitHead;
  return limits[Math.min(children, limits.length - 1)] ?? familyLimitSingle;
}

function dependentTaxCredit(home: Household, agi: Cents): Cents {
  const loss = stepsOver(agi, dependentThreshold[home.status], dependentStep) * dependentLoss;
  return share(home.children * dependentCredit, atLeastZero(1 - loss));
}

export const arizona: StateLaw = {
  code: 'AZ',
  name: 'Arizona',
  form: 'Form 140',
  kind: 'flat',
  leftOut: [
    'Credits for gifts to qualifying charities, foster care and schools (need the recipient)',
    'Property tax credit (from age 65 only)',
    'Subtractions for public and military pensions (need the payer)',
  ],
  compute(home, federal) {
    const agi = atLeastZero(federal.agi);
    const standard = standardDeductions[home.status] + share(federal.charityDeduction, giftShare);
    const taxableIncome = atLeastZero(agi - larger(standard, itemizedDeductions(home, federal)));
    const family =
      agi <= familyIncomeLimit(home) ? smaller(home.people * familyCreditPerPerson, familyCreditLimit[home.status]) : 0;
    const excise =
      federal.agi <= exciseIncomeLimit[home.status]
        ? smaller(home.people * exciseCreditPerPerson, exciseCreditLimit)
        : 0;
    return settle({
      agi,
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'az_dependent_tax_credit',
          label: 'Arizona dependent tax credit',
          amount: dependentTaxCredit(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'az_family_tax_credit',
          label: 'Arizona family income tax credit',
          amount: family,
          kind: 'nonrefundable',
        },
        {
          name: 'az_increased_excise_tax_credit',
          label: 'Arizona increased excise tax credit',
          amount: excise,
          kind: 'refundable',
        },
      ],
    });
  },
};
