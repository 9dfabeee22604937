import type { FederalFacts } from '../federal/federal-facts';
import { hasFilerBorn, notUnder65 } from '../federal/earned-income-credit';
import { childrenUnder, type Household } from '../household';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import * as law from './mn-tables';
import { less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';
import { dollarsByStatus, forStatus } from '../by-status';
import type { FilingStatus } from '../input';

const lines = {
  deduction: less('mn_deduction', 'Standard or itemized deductions', '4'),
  dependents: less('mn_dependents', 'Dependent exemptions', '5'),
  gifts: less('mn_gifts', 'Half of gifts over $500 without itemizing', '11', 'Schedule M1M'),
  seniors: less('mn_senior_subtraction', 'Subtraction from 65', undefined, 'Schedule M1R'),
  byRates: total('mn_rates', 'Tax by the rates', '10'),
  minimum: plus('mn_minimum_tax', 'Alternative minimum tax', '11'),
};

/** Returns the reduction of a standard deduction, or of nonmedical itemized deductions, for high incomes. */
function reductionOf(home: Household, agi: Cents, deduction: Cents): Cents {
  const limit = share(deduction, law.reductionLimit);
  if (agi > law.reductionTop) return limit;
  const low = forStatus(law.reductionLow, home.status);
  const high = forStatus(law.reductionHigh, home.status);
  const between = atLeastZero(smaller(agi, high) - low);
  return smaller(limit, share(between, law.reductionLowRate) + share(atLeastZero(agi - high), law.reductionHighRate));
}

/** Form M1 line 5. */
function dependentExemptions(home: Household, agi: Cents): Cents {
  if (home.dependents === 0) return 0;
  const steps = stepsOver(
    agi,
    forStatus(law.exemptionThreshold, home.status),
    forStatus(law.exemptionStep, home.status),
  );
  return share(home.dependents * law.dependentExemption, atLeastZero(1 - steps * law.exemptionLoss));
}

/**
 * Schedule M1CWFC: a separate return gets the child part and the working family part only if the spouses lived apart.
 */
function familyCredits(home: Household, federal: FederalFacts): Cents {
  if (home.status === 'married_filing_separately') return 0;
  const young = childrenUnder(home, law.notUnder18);
  const older = home.childrenUnder19 - young;
  if (young + older === 0 && !hasFilerBorn(home, law.bornBy19, notUnder65)) return 0;
  const working = share(smaller(federal.earnedIncome, law.workingFamilyEarnings), law.workingFamilyRate);
  const excess = atLeastZero(larger(federal.earnedIncome, federal.agi) - forStatus(law.creditThreshold, home.status));
  const credit = young * law.childCredit + working + (law.olderChildCredits[smaller(older, 3)] ?? 0);
  return atLeastZero(credit - share(excess, young === 0 && older > 0 ? law.olderChildLossRate : law.creditLossRate));
}

/**
 * Schedule M1R: the base for the filing status, less half of the federal AGI over the limit. The limit is higher when
 * both spouses are 65 or older.
 */
function seniorSubtraction({ seniors, status }: Household, agi: Cents): Cents {
  if (seniors === 0) return 0;
  const limit = forStatus(law.seniorLimit, status) + (seniors === 2 ? law.seniorLimitForTwo : 0);
  return atLeastZero(forStatus(law.seniorBase, status) - share(atLeastZero(agi - limit), law.seniorLoss));
}

export const minnesota: StateLaw = {
  code: 'MN',
  name: 'Minnesota',
  form: 'Form M1',
  kind: 'graduated',
  totals: { agi: '1', taxableIncome: '9' },
  unsupported: [
    'Marriage credit (both spouses must have income)',
    "Renter's credit and property tax refund (need rent or property tax)",
    'Child care and K-12 education credits (need the expenses)',
    'Subtractions for public pensions and military pay (need the payer)',
  ],
  compute(home, federal) {
    const agi = federal.agi;
    const standard =
      forStatus(law.standardDeductions, home.status) + home.seniors * forStatus(law.seniorDeductions, home.status);
    const standardLeft = standard - reductionOf(home, agi, standard);
    // Schedule M1SA: the federal deductions without state income tax.
    const reducible = federal.mortgageDeduction + federal.charityDeduction;
    const itemizedLeft = federal.medicalDeduction + reducible - reductionOf(home, agi, reducible);
    const itemizes = itemizedLeft > standardLeft;
    const deduction = itemizes ? itemizedLeft : standardLeft;
    const gifts = itemizes ? 0 : share(atLeastZero(federal.charityDeduction - law.giftFloor), law.giftShare);
    const dependents = dependentExemptions(home, agi);
    const seniors = seniorSubtraction(home, agi);
    const taxableIncome = atLeastZero(agi - deduction - dependents - gifts - seniors);
    const schedule = forStatus(law.rates, home.status);
    const regular = taxOn(schedule, taxableIncome);
    const minimumIncome = agi - seniors - (itemizes ? federal.medicalDeduction + federal.charityDeduction : gifts);
    const minimum = minimumTaxOver(regular, home.status, minimumIncome);
    return settle({
      agi,
      toTaxable: [
        [lines.deduction, deduction],
        [lines.dependents, dependents],
        [lines.gifts, gifts],
        [lines.seniors, seniors],
      ],
      toTax: [
        [lines.byRates, regular],
        [lines.minimum, minimum],
      ],
      taxableIncome,
      tax: regular + minimum,
      rate: marginalRate(schedule, taxableIncome),
      credits: [
        {
          name: 'mn_child_and_working_families_credits',
          label: 'Minnesota child and working family credits',
          form: 'Schedule M1CWFC',
          amount: familyCredits(home, federal),
          kind: 'refundable',
        },
      ],
    });
  },
};

/** Minn. Stat. 290.091 subd. 1; Schedule M1MT 2024 line 27. */
const rate = 0.0675;

/** Minn. Stat. 290.091 subd. 3; Schedule M1MT 2024 line 22: reduced by a quarter of the income over the start. */
const exemptions = dollarsByStatus({ single: 69_530, joint: 92_710, separate: 46_360 });
const exemptionStart = dollarsByStatus({ single: 112_500, joint: 150_000, separate: 75_000 });
const exemptionLossRate = 0.25;

/**
 * Returns what the alternative minimum tax adds to the regular tax. `income` is AGI less gifts and medical expenses:
 * mortgage interest and the standard deduction are not deductible.
 */
function minimumTaxOver(regularTax: Cents, status: FilingStatus, income: Cents): Cents {
  const loss = share(atLeastZero(income - forStatus(exemptionStart, status)), exemptionLossRate);
  const exemption = atLeastZero(forStatus(exemptions, status) - loss);
  return atLeastZero(share(atLeastZero(income - exemption), rate) - regularTax);
}
