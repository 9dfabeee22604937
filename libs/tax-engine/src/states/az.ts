import { notUnder } from '../ages';
import { dollarsByStatus, forStatus, jointOr } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsUnder, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** A.R.S. 43-1011(A)(8); Form 140 2024 line 46. */
const rate = 0.025;

/** A.R.S. 43-1041: the federal amounts; a surviving spouse files as head of household, Form 140 2024 instructions, line 5. */
const standardDeductions = dollarsByStatus({ single: 14_600, joint: 29_200, head: 21_900, widow: 21_900 });

/** Share of gifts added to the standard deduction: A.R.S. 43-1041(I); Form 140 2024 line 44. */
const giftShare = 0.33;

/** Per filer 65 or older: A.R.S. 43-1023(A)(1); Form 140 2024 line 38. */
const seniorExemption = dollars(2_100);

/**
 * Dependents under 17, and older ones: A.R.S. 43-1073.01; Form 140 2024 line 49. Reduced by 5% per $1,000 or part of
 * it.
 */
const dependentCredit = dollars(100);
const olderDependentCredit = dollars(25);
const notUnder17 = notUnder(17);
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

const lines = {
  seniors: less('az_senior_exemption', 'Exemption from 65', '38'),
  deduction: less('az_deduction', 'Standard deduction with its share of gifts, or itemized deductions', '43'),
};

/** Form 140 Schedule A: medical expenses in full, the federal deductions otherwise. */
const itemizedDeductions = (home: Household, federal: FederalFacts): Cents =>
  home.medical + federal.saltDeduction + federal.mortgageDeduction + federal.charityDeduction;

function familyIncomeLimit({ status, dependents }: Household): Cents {
  if (status === 'single' || status === 'married_filing_separately') return familyLimitSingle;
  const limits = status === 'married_filing_jointly' ? familyLimitJoint : familyLimitHead;
  return limits[Math.min(dependents, limits.length - 1)] ?? familyLimitSingle;
}

function dependentTaxCredit(home: Household, agi: Cents): Cents {
  const loss = stepsOver(agi, forStatus(dependentThreshold, home.status), dependentStep) * dependentLoss;
  const young = dependentsUnder(home, notUnder17);
  const full = young * dependentCredit + (home.dependents - young) * olderDependentCredit;
  return share(full, atLeastZero(1 - loss));
}

export const arizona: StateLaw = {
  code: 'AZ',
  name: 'Arizona',
  form: 'Form 140',
  kind: 'flat',
  totals: { from: fromFederalAgi, agi: '42', taxableIncome: '45', tax: '46', withheld: '53' },
  unsupported: [
    'Credits for gifts to qualifying charities, foster care and schools (need the recipient)',
    'Property tax credit (from age 65, needs rent or property tax)',
    'Exemption for parents of 65 who live with you (needs who supports them)',
    'Subtractions for public and military pensions (need the payer)',
  ],
  compute(home, federal) {
    const seniors = home.seniors * seniorExemption;
    const agi = atLeastZero(federal.agi - seniors);
    const standard = forStatus(standardDeductions, home.status) + share(federal.charityDeduction, giftShare);
    const deduction = larger(standard, itemizedDeductions(home, federal));
    const taxableIncome = atLeastZero(agi - deduction);
    const family =
      atLeastZero(federal.agi) <= familyIncomeLimit(home)
        ? smaller(home.people * familyCreditPerPerson, forStatus(familyCreditLimit, home.status))
        : 0;
    const excise =
      federal.agi <= forStatus(exciseIncomeLimit, home.status)
        ? smaller(home.people * exciseCreditPerPerson, exciseCreditLimit)
        : 0;
    return settle({
      from: federal.agi,
      toAgi: [[lines.seniors, seniors]],
      agi,
      toTaxable: [[lines.deduction, deduction]],
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'az_dependent_tax_credit',
          label: 'Arizona dependent tax credit',
          line: '49',
          amount: dependentTaxCredit(home, federal.agi),
          kind: 'nonrefundable',
        },
        {
          name: 'az_family_tax_credit',
          label: 'Arizona family income tax credit',
          line: '50',
          amount: family,
          kind: 'nonrefundable',
        },
        {
          name: 'az_increased_excise_tax_credit',
          label: 'Arizona increased excise tax credit',
          line: '56',
          amount: excise,
          kind: 'refundable',
        },
      ],
    });
  },
};
