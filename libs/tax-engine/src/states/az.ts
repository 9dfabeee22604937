import { notUnder } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsUnder, type Household } from '../household';
import { amountOf, amountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { adoptedOf } from './additional-deductions';
import { nonrefundable, refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder17 = notUnder(17);

const familyLimitJoint: readonly Cents[] = [20_000, 20_000, 23_600, 27_300, 31_000].map(dollars);

const familyLimitHead: readonly Cents[] = [20_000, 20_000, 20_135, 23_800, 25_200, 26_575].map(dollars);

const lines = {
  seniors: less('az_senior_exemption', 'Exemption from 65', '38'),
  blind: less('az_blind_exemption', 'Exemption of blind filers', '39'),
  enhanced: less('az_senior_deduction', 'Federal deduction for seniors'),
  additional: less('az_additional_deductions', 'Federal deductions for tips, overtime and car loan interest'),
  deduction: less('az_deduction', 'Standard deduction with its share of gifts, or itemized deductions', '43'),
};

/** Form 140 Schedule A: medical expenses in full, the federal deductions otherwise. */
const itemizedDeductions = (home: Household, federal: FederalFacts): Cents =>
  home.medical + federal.saltDeduction + federal.mortgageDeduction + federal.charityDeduction;

const credits = {
  dependentTaxCredit: nonrefundable('az_dependent_tax_credit', 'Arizona dependent tax credit', { line: '49' }),
  familyTaxCredit: nonrefundable('az_family_tax_credit', 'Arizona family income tax credit', { line: '50' }),
  increasedExciseTaxCredit: refundable('az_increased_excise_tax_credit', 'Arizona increased excise tax credit', {
    line: '56',
  }),
};

export const arizona = (law: Figures<'AZ'>): StateLaw => {
  const rate = law.rate.value;
  const standardDeductions = amountsOf(law.standardDeductions);
  const giftShare = law.giftShare.value;
  const seniorExemption = amountOf(law.seniorExemption);
  const blindExemption = amountOf(law.blindExemption);
  const dependentCredit = amountOf(law.dependentCredit);
  const olderDependentCredit = amountOf(law.olderDependentCredit);
  const dependentThreshold = amountsOf(law.dependentThreshold);
  const dependentStep = amountOf(law.dependentStep);
  const dependentLoss = law.dependentLoss.value;
  const familyCreditPerPerson = amountOf(law.familyCreditPerPerson);
  const familyCreditLimit = amountsOf(law.familyCreditLimit);
  const familyLimitSingle = amountOf(law.familyLimitSingle);
  const exciseCreditPerPerson = amountOf(law.exciseCreditPerPerson);
  const exciseCreditLimit = amountOf(law.exciseCreditLimit);
  const exciseIncomeLimit = amountsOf(law.exciseIncomeLimit);

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

  return {
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
      const blind = home.blind * blindExemption;
      const agi = atLeastZero(federal.agi - seniors - blind);
      const standard = forStatus(standardDeductions, home.status) + share(federal.charityDeduction, giftShare);
      const deduction = larger(standard, itemizedDeductions(home, federal));
      // A.R.S. 43-1022: the federal deductions of Schedule 1-A are subtracted too.
      const additional = adoptedOf(law.additionalDeductions, federal);
      const taxableIncome = atLeastZero(agi - deduction - federal.enhancedSeniorDeduction - additional);
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
        toAgi: [
          [lines.seniors, seniors],
          [lines.blind, blind],
        ],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.enhanced, federal.enhancedSeniorDeduction],
          [lines.additional, additional],
        ],
        taxableIncome,
        toTax: none,
        tax: share(taxableIncome, rate),
        rate,
        credits: [
          [credits.dependentTaxCredit, dependentTaxCredit(home, federal.agi)],
          [credits.familyTaxCredit, family],
          [credits.increasedExciseTaxCredit, excise],
        ],
        otherTaxes: 0,
      });
    },
  };
};
