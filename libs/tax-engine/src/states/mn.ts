import { notUnder, turnsBy } from '../ages';
import type { FederalFacts } from '../federal/federal-facts';
import { hasFilerBorn, notUnder65 } from '../federal/earned-income-credit';
import { childrenUnder, type Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { less, plus, total } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';
import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';

/**
 * Children for the child part are under 18; older children who count for the earned income credit add this amount by
 * their number: Minn. Stat. 290.0671 subd. 1(d).
 */
const notUnder18 = notUnder(18);

/** Without children the working family part is for filers from 19 to 64. */
const bornBy19 = turnsBy(19);

const credits = {
  childAndWorkingFamiliesCredits: refundable(
    'mn_child_and_working_families_credits',
    'Minnesota child and working family credits',
    { form: 'Schedule M1CWFC' },
  ),
};

export const minnesota = (law: Figures<'MN'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeductions = amountsOf(law.seniorDeductions);
  const seniorBase = amountsOf(law.seniorBase);
  const seniorLimit = amountsOf(law.seniorLimit);
  const seniorLimitForTwo = amountOf(law.seniorLimitForTwo);
  const seniorLoss = law.seniorLoss.value;
  const dependentExemption = amountOf(law.dependentExemption);
  const exemptionThreshold = amountsOf(law.exemptionThreshold);
  const exemptionStep = amountsOf(law.exemptionStep);
  const exemptionLoss = law.exemptionLoss.value;
  const reductionLow = amountsOf(law.reductionLow);
  const reductionHigh = amountsOf(law.reductionHigh);
  const reductionTop = amountOf(law.reductionTop);
  const reductionLowRate = law.reductionLowRate.value;
  const reductionHighRate = law.reductionHighRate.value;
  const reductionLimit = law.reductionLimit.value;
  const giftFloor = amountOf(law.giftFloor);
  const giftShare = law.giftShare.value;
  const olderChildCredits = law.olderChildCredits.value.map(dollars);
  const childCredit = amountOf(law.childCredit);
  const workingFamilyRate = law.workingFamilyRate.value;
  const workingFamilyEarnings = amountOf(law.workingFamilyEarnings);
  const creditThreshold = amountsOf(law.creditThreshold);
  const creditLossRate = law.creditLossRate.value;
  const olderChildLossRate = law.olderChildLossRate.value;

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
    const limit = share(deduction, reductionLimit);
    if (agi > reductionTop) return limit;
    const low = forStatus(reductionLow, home.status);
    const high = forStatus(reductionHigh, home.status);
    const between = atLeastZero(smaller(agi, high) - low);
    return smaller(limit, share(between, reductionLowRate) + share(atLeastZero(agi - high), reductionHighRate));
  }

  /** Form M1 line 5. */
  function dependentExemptions(home: Household, agi: Cents): Cents {
    if (home.dependents === 0) return 0;
    const steps = stepsOver(agi, forStatus(exemptionThreshold, home.status), forStatus(exemptionStep, home.status));
    return share(home.dependents * dependentExemption, atLeastZero(1 - steps * exemptionLoss));
  }

  /**
   * Schedule M1CWFC: a separate return gets the child part and the working family part only if the spouses lived apart.
   */
  function familyCredits(home: Household, federal: FederalFacts): Cents {
    if (home.status === 'married_filing_separately' || home.deniedEarnedIncomeCredit) return 0;
    const young = childrenUnder(home, notUnder18);
    const older = home.childrenUnder19 - young;
    if (young + older === 0 && !hasFilerBorn(home, bornBy19, notUnder65)) return 0;
    const working = share(smaller(federal.earnedIncome, workingFamilyEarnings), workingFamilyRate);
    const excess = atLeastZero(larger(federal.earnedIncome, federal.agi) - forStatus(creditThreshold, home.status));
    const credit = young * childCredit + working + (olderChildCredits[smaller(older, 3)] ?? 0);
    return atLeastZero(credit - share(excess, young === 0 && older > 0 ? olderChildLossRate : creditLossRate));
  }

  /**
   * Schedule M1R: the base for the filing status, less half of the federal AGI over the limit. The limit is higher when
   * both spouses are 65 or older.
   */
  function seniorSubtraction({ seniors, status }: Household, agi: Cents): Cents {
    if (seniors === 0) return 0;
    const limit = forStatus(seniorLimit, status) + (seniors === 2 ? seniorLimitForTwo : 0);
    return atLeastZero(forStatus(seniorBase, status) - share(atLeastZero(agi - limit), seniorLoss));
  }

  const rate = law.rate.value;
  const exemptions = amountsOf(law.exemptions);
  const exemptionStart = amountsOf(law.exemptionStart);
  const exemptionLossRate = law.exemptionLossRate.value;

  /**
   * Returns what the alternative minimum tax adds to the regular tax. `income` is AGI less gifts and medical expenses:
   * mortgage interest and the standard deduction are not deductible.
   */
  function minimumTaxOver(regularTax: Cents, status: FilingStatus, income: Cents): Cents {
    const loss = share(atLeastZero(income - forStatus(exemptionStart, status)), exemptionLossRate);
    const exemption = atLeastZero(forStatus(exemptions, status) - loss);
    return atLeastZero(share(atLeastZero(income - exemption), rate) - regularTax);
  }

  return {
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
        forStatus(standardDeductions, home.status) + home.agedOrBlind * forStatus(seniorDeductions, home.status);
      const standardLeft = standard - reductionOf(home, agi, standard);
      // Schedule M1SA: the federal deductions without state income tax.
      const reducible = federal.mortgageDeduction + federal.charityDeduction;
      const itemizedLeft = federal.medicalDeduction + reducible - reductionOf(home, agi, reducible);
      const itemizes = itemizedLeft > standardLeft;
      const deduction = itemizes ? itemizedLeft : standardLeft;
      const gifts = itemizes ? 0 : share(atLeastZero(federal.charityDeduction - giftFloor), giftShare);
      const dependents = dependentExemptions(home, agi);
      const seniors = seniorSubtraction(home, agi);
      const taxableIncome = atLeastZero(agi - deduction - dependents - gifts - seniors);
      const schedule = forStatus(rates, home.status);
      const regular = taxOn(schedule, taxableIncome);
      const minimumIncome = agi - seniors - (itemizes ? federal.medicalDeduction + federal.charityDeduction : gifts);
      const minimum = minimumTaxOver(regular, home.status, minimumIncome);
      return settle({
        from: 0,
        toAgi: none,
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.dependents, dependents],
          [lines.gifts, gifts],
          [lines.seniors, seniors],
        ],
        taxableIncome,
        toTax: [
          [lines.byRates, regular],
          [lines.minimum, minimum],
        ],
        tax: regular + minimum,
        rate: marginalRate(schedule, taxableIncome),
        credits: [[credits.childAndWorkingFamiliesCredits, familyCredits(home, federal)]],
        otherTaxes: 0,
      });
    },
  };
};
