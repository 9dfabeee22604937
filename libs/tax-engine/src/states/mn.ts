import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { minimumTaxOver } from './mn-minimum-tax';
import * as law from './mn-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** How much a standard deduction, or the itemized deductions that are not medical, shrink for high incomes. */
function reductionOf(home: Household, agi: Cents, deduction: Cents): Cents {
  const limit = share(deduction, law.reductionLimit);
  if (agi > law.reductionTop) return limit;
  const low = law.reductionLow[home.status];
  const high = law.reductionHigh[home.status];
  const between = atLeastZero(smaller(agi, high) - low);
  return smaller(limit, share(between, law.reductionLowRate) + share(atLeastZero(agi - high), law.reductionHighRate));
}

/** Form M1 line 5. */
function dependentExemptions(home: Household, agi: Cents): Cents {
  if (home.children === 0) return 0;
  const steps = stepsOver(agi, law.exemptionThreshold[home.status], law.exemptionStep[home.status]);
  return share(home.children * law.dependentExemption, atLeastZero(1 - steps * law.exemptionLoss));
}

/** Schedule M1CWFC: a separate return has the child part and the working family part only when the spouses lived apart. */
function familyCredits(home: Household, federal: FederalFacts): Cents {
  if (home.status === 'married_filing_separately') return 0;
  const working = share(smaller(federal.earnedIncome, law.workingFamilyEarnings), law.workingFamilyRate);
  const excess = atLeastZero(larger(federal.earnedIncome, federal.agi) - law.creditThreshold[home.status]);
  return atLeastZero(home.children * law.childCredit + working - share(excess, law.creditLossRate));
}

export const minnesota: StateLaw = {
  code: 'MN',
  name: 'Minnesota',
  form: 'Form M1',
  kind: 'graduated',
  leftOut: [
    'Marriage credit (both spouses must have income)',
    "Renter's credit and property tax refund (need rent or property tax)",
    'Child care and K-12 education credits (need the expenses)',
    'Subtractions for public pensions and military pay (need the payer)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    const standard = law.standardDeductions[home.status];
    const standardLeft = standard - reductionOf(home, agi, standard);
    // Schedule M1SA: the federal deductions without state income tax.
    const reducible = federal.mortgageDeduction + federal.charityDeduction;
    const itemizedLeft = federal.medicalDeduction + reducible - reductionOf(home, agi, reducible);
    const itemizes = itemizedLeft > standardLeft;
    const deduction = itemizes ? itemizedLeft : standardLeft;
    const gifts = itemizes ? 0 : share(atLeastZero(federal.charityDeduction - law.giftFloor), law.giftShare);
    const taxableIncome = atLeastZero(agi - deduction - dependentExemptions(home, agi) - gifts);
    const schedule = law.rates[home.status];
    const regular = taxOn(schedule, taxableIncome);
    const minimumIncome = agi - (itemizes ? federal.medicalDeduction + federal.charityDeduction : gifts);
    return settle({
      agi,
      taxableIncome,
      tax: regular + minimumTaxOver(regular, home.status, minimumIncome),
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'mn_child_and_working_families_credits',
          label: 'Minnesota child and working family credits',
          amount: familyCredits(home, federal),
          kind: 'refundable',
        },
      ],
    });
  },
};
