import type { FederalFacts } from '../federal/federal-facts';
import { additionsFor, limitedDeduction } from '../federal/standard-deduction';
import { notUnder, turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { hasFilerBorn } from '../federal/earned-income-credit';
import { dependentsUnder, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { remainingShare, stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  pension: less('me_pension', 'Pension income deduction', undefined, 'Schedule 1S'),
  deduction: less('me_deduction', 'Standard or itemized deductions', '17'),
  exemptions: less('me_exemptions', 'Personal exemptions', '18'),
};

const notUnder6 = notUnder(6);

/** Without children the credit starts at age 18, the federal one at 25: 36 M.R.S. 5219-S(6). */
const [bornBy18, bornBy25] = [turnsBy(18), turnsBy(25)];

const credits = {
  eitc: refundable('me_eitc', 'Maine earned income tax credit', { earnedIncome: true }),
  salesTaxFairnessCredit: refundable('me_sales_tax_fairness_credit', 'Maine sales tax fairness credit', {
    form: 'Schedule PTFC/STFC',
  }),
  dependentExemptionCredit: refundable('me_dependent_exemption_credit', 'Maine dependent exemption credit', {
    form: 'Schedule A',
  }),
  affordabilityPayment: refundable('me_affordability_payment', 'Maine affordability payment (sent separately)'),
};

export const maine = (law: Figures<'ME'>): StateLaw => {
  const rates = schedulesOf(law.rates);
  const standardDeductions = amountsOf(law.standardDeductions);
  const itemizedCap = amountOf(law.itemizedCap);
  const deductionStart = amountsOf(law.deductionStart);
  const deductionWidth = amountsOf(law.deductionWidth);
  const exemption = amountOf(law.exemption);
  const exemptionStart = amountsOf(law.exemptionStart);
  const exemptionWidth = amountsOf(law.exemptionWidth);
  const pensionDeduction = amountOf(law.pensionDeduction);
  const pensionStart = amountsOf(law.pensionStart);
  const pensionWidth = amountsOf(law.pensionWidth);
  const dependentCredit = amountOf(law.dependentCredit);
  const dependentStart = amountsOf(law.dependentStart);
  const dependentStep = amountOf(law.dependentStep);
  const dependentLoss = amountOf(law.dependentLoss);
  const affordabilityPayment = amountOf(law.affordabilityPayment);
  const affordabilityLimit = amountsOf(law.affordabilityLimit);
  const eitcMatch = law.eitcMatch.value;
  const eitcMatchWithoutChildren = law.eitcMatchWithoutChildren.value;
  const timesMoreUnder6 = law.timesMoreUnder6.value;
  const salesTaxCredit = amountsOf(law.salesTaxCredit);
  const salesTaxChildren = law.salesTaxChildren.value.map(dollars);
  const salesTaxStart = amountsOf(law.salesTaxStart);
  const salesTaxStep = amountsOf(law.salesTaxStep);
  const salesTaxLoss = amountsOf(law.salesTaxLoss);

  /**
   * Schedule 2: the federal deductions without state income tax, capped except for medical ones; only for federal
   * itemizers.
   */
  function deductionOf(home: Household, federal: FederalFacts, agi: Cents): Cents {
    const regular = forStatus(standardDeductions, home.status);
    const standard =
      limitedDeduction(federal.law, home, regular, federal.earnedIncome) + additionsFor(federal.law, home);
    const itemized =
      federal.medicalDeduction + smaller(federal.mortgageDeduction + federal.charityDeduction, itemizedCap);
    const deduction = federal.itemizes ? larger(itemized, standard) : standard;
    return share(
      deduction,
      remainingShare(agi, forStatus(deductionStart, home.status), forStatus(deductionWidth, home.status)),
    );
  }

  function personalExemptions(home: Household, agi: Cents): Cents {
    const left = remainingShare(agi, forStatus(exemptionStart, home.status), forStatus(exemptionWidth, home.status));
    return share(home.adults * exemption, left);
  }

  function dependentCreditOf(home: Household, agi: Cents): Cents {
    const counted = home.dependents + dependentsUnder(home, notUnder6) * timesMoreUnder6;
    const loss = stepsOver(agi, forStatus(dependentStart, home.status), dependentStep) * dependentLoss;
    return atLeastZero(counted * dependentCredit - loss);
  }

  function salesTaxFairnessCredit(home: Household, income: Cents): Cents {
    const { status, childrenUnder17: children } = home;
    const most = forStatus(salesTaxCredit, status);
    if (most === 0) return 0;
    const counted =
      status === 'single' ? 0 : Math.min(status === 'head_of_household' ? Math.max(children - 1, 0) : children, 2);
    const loss =
      stepsOver(income, forStatus(salesTaxStart, status), forStatus(salesTaxStep, status)) *
      forStatus(salesTaxLoss, status);
    return atLeastZero(most + (salesTaxChildren[counted] ?? 0) - loss);
  }

  return {
    code: 'ME',
    name: 'Maine',
    form: 'Form 1040ME',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '16', taxableIncome: '19', tax: '20', withheld: '25a' },
    unsupported: [
      'Property tax fairness credit (needs rent or property tax)',
      'Child care credit (needs the cost of care)',
      'Property tax inside the itemized deductions',
    ],
    compute(home, federal) {
      const pension = share(
        smaller(home.retirement, pensionDeduction),
        remainingShare(federal.agi, forStatus(pensionStart, home.status), forStatus(pensionWidth, home.status)),
      );
      const agi = federal.agi - pension;
      const deduction = deductionOf(home, federal, agi);
      const exemptions = personalExemptions(home, agi);
      const taxableIncome = atLeastZero(agi - deduction - exemptions);
      const schedule = forStatus(rates, home.status);
      const eitc = hasFilerBorn(home, bornBy18, bornBy25)
        ? federal.earnedIncomeCreditAtAnyAge
        : federal.earnedIncomeCredit;
      const match = home.childrenUnder19 > 0 ? eitcMatch : eitcMatchWithoutChildren;
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, pension]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.eitc, share(eitc, match)],
          [credits.salesTaxFairnessCredit, salesTaxFairnessCredit(home, federal.totalIncome)],
          [credits.dependentExemptionCredit, dependentCreditOf(home, agi)],
          [
            credits.affordabilityPayment,
            federal.agi <= forStatus(affordabilityLimit, home.status) ? home.adults * affordabilityPayment : 0,
          ],
        ],
        otherTaxes: 0,
      });
    },
  };
};
