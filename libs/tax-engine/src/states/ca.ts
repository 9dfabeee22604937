import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { amountOf, amountsOf, scheduleOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { californiaCredits, mayHaveEarnedIncomeCredit } from './ca-eitc';
import { exemption, refundable } from './credit-line';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  unemployment: less('ca_unemployment', 'Unemployment compensation, not taxed', '14'),
  deduction: less('ca_deduction', 'Standard or itemized deductions', '18'),
  byRates: total('ca_rates', 'Tax by the rate schedule', '31'),
  behavioralHealth: plus('ca_behavioral_health', 'Behavioral Health Services Tax', '62'),
};

const credits = {
  exemptions: exemption('ca_exemptions', 'California exemption credits', { line: '32' }),
  eitc: refundable('ca_eitc', 'California earned income tax credit', { line: '75', earnedIncome: true }),
  yctc: refundable('ca_yctc', 'California young child tax credit', { line: '76' }),
};

export const california = (law: Figures<'CA'>): StateLaw => {
  const { californiaEarnedIncomeCredit, youngChildCredit } = californiaCredits(law);
  const rates = schedulesOf(law.rates);
  const behavioralHealthRates = scheduleOf(law.behavioralHealthTax);
  const standardDeductions = amountsOf(law.standardDeductions);
  const personalCredit = amountsOf(law.personalCredit);
  const dependentCredit = amountOf(law.dependentCredit);
  const seniorCredit = amountOf(law.seniorCredit);
  const phaseOutStart = amountsOf(law.phaseOutStart);
  const creditStep = amountsOf(law.creditStep);
  const creditLoss = amountOf(law.creditLoss);
  const itemizedLossRate = law.itemizedLossRate.value;
  const itemizedLossLimit = law.itemizedLossLimit.value;

  /** Schedule CA (540), part II: the federal deductions without state income tax, less the reduction for high incomes. */
  function itemizedDeductions(home: Household, federal: FederalFacts): Cents {
    const reducible = federal.mortgageDeduction + federal.charityDeduction;
    const excess = share(atLeastZero(federal.agi - forStatus(phaseOutStart, home.status)), itemizedLossRate);
    return federal.medicalDeduction + reducible - smaller(excess, share(reducible, itemizedLossLimit));
  }

  /** Form 540 line 32: personal credits, for blind and senior filers, then dependents. */
  function exemptionCredits(home: Household, federal: FederalFacts): Cents {
    const loss =
      stepsOver(federal.agi, forStatus(phaseOutStart, home.status), forStatus(creditStep, home.status)) * creditLoss;
    const doubled = forStatus(personalCredit, home.status) > personalCredit.single;
    return (
      atLeastZero(forStatus(personalCredit, home.status) - (doubled ? 2 : 1) * loss) +
      home.agedOrBlind * atLeastZero(seniorCredit - loss) +
      home.dependents * atLeastZero(dependentCredit - loss)
    );
  }

  return {
    code: 'CA',
    name: 'California',
    form: 'Form 540',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '17', taxableIncome: '19', withheld: '71' },
    unsupported: [
      "Renter's credit (needs rent)",
      'Property tax inside the itemized deductions (the request has income tax only)',
      'Foster youth tax credit (needs foster care)',
      'Child and dependent care credit (needs the cost of care)',
      'California alternative minimum tax',
    ],
    compute(home, federal) {
      // Schedule CA (540) line 7: unemployment compensation is not taxed, R&TC 17083.
      const agi = federal.agi - home.unemployment;
      const deduction = larger(itemizedDeductions(home, federal), forStatus(standardDeductions, home.status));
      const taxableIncome = atLeastZero(agi - deduction);
      const schedule = forStatus(rates, home.status);
      const eitc = mayHaveEarnedIncomeCredit(home)
        ? californiaEarnedIncomeCredit(home.childrenUnder19, federal.earnedIncome, federal.agi)
        : 0;
      const bracketTax = taxOn(schedule, taxableIncome);
      const behavioralHealthTax = taxOn(behavioralHealthRates, taxableIncome);
      return settle({
        from: federal.agi,
        toAgi: [[lines.unemployment, home.unemployment]],
        agi,
        toTaxable: [[lines.deduction, deduction]],
        taxableIncome,
        toTax: [
          [lines.byRates, bracketTax],
          [lines.behavioralHealth, behavioralHealthTax],
        ],
        tax: bracketTax + behavioralHealthTax,
        rate: marginalRate(schedule, taxableIncome) + marginalRate(behavioralHealthRates, taxableIncome),
        credits: [
          [credits.exemptions, exemptionCredits(home, federal)],
          [credits.eitc, eitc],
          [credits.yctc, youngChildCredit(home, federal, eitc)],
        ],
        otherTaxes: 0,
      });
    },
  };
};
