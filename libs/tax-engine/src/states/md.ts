import { notUnder, turnsBy } from '../ages';
import { byStatus, forStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { dependentsBornBy, dependentsUnder, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver, valueOver, type StepTable } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { povertyGuidelineOf } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

const notUnder6 = notUnder(6);

const credits = {
  nonRefundableEitc: nonrefundable('md_non_refundable_eitc', 'Maryland earned income credit', {
    line: '22',
    earnedIncome: true,
  }),
  povertyLineCredit: nonrefundable('md_poverty_line_credit', 'Maryland poverty level credit', { line: '23' }),
  seniorTaxCredit: nonrefundable('md_senior_tax_credit', 'Maryland senior tax credit', {
    line: '1',
    form: 'Form 502CR Part M',
  }),
  ctc: refundable('md_ctc', 'Maryland child tax credit', { line: '8', form: 'Form 502CR Part CC' }),
  refundableEitc: refundable('md_refundable_eitc', 'Maryland refundable earned income credit', {
    line: '42',
    earnedIncome: true,
  }),
};

export const maryland = (law: Figures<'MD'>): StateLaw => {
  const povertyGuideline = povertyGuidelineOf(law.povertyGuideline);
  const rates = schedulesOf(law.rates);
  const standardRate = law.standardRate.value;
  const standardLeast = amountsOf(law.standardLeast);
  const standardMost = amountsOf(law.standardMost);
  const exemptionsSingle = stepAmountsOf(law.exemptionsSingle);
  const exemptionsTogether = stepAmountsOf(law.exemptionsTogether);

  const exemptions: ByStatus<StepTable> = byStatus({
    single: exemptionsSingle,
    joint: exemptionsTogether,
    head: exemptionsTogether,
  });
  const seniorExemption = amountOf(law.seniorExemption);
  const pensionExclusion = amountOf(law.pensionExclusion);
  const seniorCredit = amountsOf(law.seniorCredit);
  const seniorCreditForOne = amountOf(law.seniorCreditForOne);
  const seniorCreditLimit = amountsOf(law.seniorCreditLimit);
  const childCredit = amountOf(law.childCredit);
  const childCreditLimit = amountOf(law.childCreditLimit);
  const eitcMatch = law.eitcMatch.value;
  const refundableEitcMatch = law.refundableEitcMatch.value;
  const itemizedStart = amountsOf(law.itemizedStart);
  const itemizedLossRate = law.itemizedLossRate.value;
  const childCreditStart = amountOf(law.childCreditStart);
  const childCreditStep = amountOf(law.childCreditStep);
  const childCreditLoss = amountOf(law.childCreditLoss);
  const povertyCreditRate = law.povertyCreditRate.value;

  const lines = {
    pension: less('md_pension', 'Pension exclusion from 65', '10a'),
    deduction: less('md_deduction', 'Standard or itemized deductions', '17'),
    exemptions: less('md_exemptions', 'Exemptions', '19'),
  };

  /** Line 19, by federal AGI. */
  function exemptionsOf(home: Household, federalAgi: Cents): Cents {
    const each = federalAgi > 0 ? valueOver(forStatus(exemptions, home.status), federalAgi) : 0;
    return (home.people + dependentsBornBy(home, bornBy65)) * each + home.agedOrBlind * seniorExemption;
  }

  const childCreditOf = (home: Household, federalAgi: Cents): Cents =>
    federalAgi <= childCreditLimit
      ? atLeastZero(
          dependentsUnder(home, notUnder6) * childCredit -
            stepsOver(federalAgi, childCreditStart, childCreditStep) * childCreditLoss,
        )
      : 0;

  function seniorCreditOf({ seniors, joint, status }: Household, federalAgi: Cents): Cents {
    if (seniors === 0 || federalAgi > forStatus(seniorCreditLimit, status)) return 0;
    return joint && seniors === 1 ? seniorCreditForOne : forStatus(seniorCredit, status);
  }

  /** Line 17: follows the federal choice, but is never below the standard deduction. State income tax is excluded. */
  function deductionOf(home: Household, federal: FederalFacts, agi: Cents): Cents {
    const standard = smaller(
      larger(share(agi, standardRate), forStatus(standardLeast, home.status)),
      forStatus(standardMost, home.status),
    );
    if (!federal.itemizes) return standard;
    const loss = share(atLeastZero(federal.agi - forStatus(itemizedStart, home.status)), itemizedLossRate);
    return larger(standard, federal.itemizedDeductions - federal.saltDeduction - loss);
  }

  /** The part of the earned income credit that reduces the tax, and the part that is refunded. */
  function earnedIncomeCredit(home: Household, federal: FederalFacts, tax: Cents): { against: Cents; refunded: Cents } {
    const unmarriedAlone = !home.joint && home.childrenUnder19 === 0;
    const full = federal.earnedIncomeCreditAtAnyAge;
    const against = unmarriedAlone ? full : share(full, eitcMatch);
    return { against, refunded: atLeastZero((unmarriedAlone ? full : share(full, refundableEitcMatch)) - tax) };
  }

  /**
   * Line 23: earned income and federal AGI are both within the poverty guideline, and the earned income credit is below
   * the tax.
   */
  function povertyCredit(home: Household, federal: FederalFacts, tax: Cents, eitc: Cents): Cents {
    const guideline = povertyGuideline(home.people);
    const earned = atLeastZero(home.wages + home.selfEmployment);
    if (federal.agi > guideline || earned > guideline || eitc >= tax) return 0;
    return share(earned, povertyCreditRate);
  }

  return {
    code: 'MD',
    name: 'Maryland',
    form: 'Form 502',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '16', taxableIncome: '20', tax: '21', withheld: '40' },
    unsupported: [
      'County and Baltimore City income tax (2.25% to 3.2%, on the same return; needs the county)',
      'Child care credit and subtraction (need the cost of care)',
      'Two-income subtraction (both spouses must have income)',
    ],
    compute(home, federal) {
      const pension = isFilerBornBy(home, bornBy65) ? smaller(home.retirement, pensionExclusion) : 0;
      const agi = atLeastZero(federal.agi - pension);
      const deduction = deductionOf(home, federal, agi);
      const exempted = exemptionsOf(home, federal.agi);
      const taxableIncome = atLeastZero(agi - deduction - exempted);
      const schedule = forStatus(rates, home.status);
      const tax = taxOn(schedule, taxableIncome);
      const eitc = earnedIncomeCredit(home, federal, tax);
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, pension]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.exemptions, exempted],
        ],
        taxableIncome,
        toTax: none,
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.nonRefundableEitc, eitc.against],
          [credits.povertyLineCredit, povertyCredit(home, federal, tax, eitc.against)],
          [credits.seniorTaxCredit, seniorCreditOf(home, federal.agi)],
          [credits.ctc, childCreditOf(home, federal.agi)],
          [credits.refundableEitc, eitc.refunded],
        ],
        otherTaxes: 0,
      });
    },
  };
};
