import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { federalLaw } from '../law/2024/federal';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { payrollTaxOn } from './payroll-tax';

const {
  childTaxCredit: perChild,
  otherDependentCredit: perOtherDependent,
  childCreditThreshold: thresholds,
  childCreditPhaseOutStep: phaseOutStep,
  childCreditPhaseOutPerStep: phaseOutPerStep,
  refundablePerChild,
  refundableEarningsFloor: earningsFloor,
  refundableEarningsRate: earningsRate,
} = federalLaw;
/** IRC 24(d)(1)(B)(ii): with at least this many children, the Social Security tax may be used instead. */
const childrenForPayrollMethod = 3;

/** Inputs of the credit, in cents. */
export interface ChildCreditFacts {
  /** Under 17. */
  readonly children: number;
  readonly earnedIncome: Cents;
  readonly wages: Cents;
  readonly halfSelfEmploymentTax: Cents;
  readonly earnedIncomeCredit: Cents;
}

/** Schedule 8812 line 16b. */
export const refundableLimit = (children: number): Cents => children * refundablePerChild;

/**
 * Schedule 8812 line 12: credit for children under 17 and other dependents after the phase-out, before it is limited to
 * the tax.
 */
export const childCreditAfterPhaseOut = (
  status: FilingStatus,
  children: number,
  otherDependents: number,
  agi: Cents,
): Cents =>
  atLeastZero(
    children * perChild +
      otherDependents * perOtherDependent -
      stepsOver(agi, forStatus(thresholds, status), phaseOutStep) * phaseOutPerStep,
  );

/**
 * Schedule 8812 line 25: Social Security and Medicare tax plus half of the self-employment tax, less the earned income
 * credit.
 */
const payrollTaxBeyondCredit = (facts: ChildCreditFacts): Cents =>
  atLeastZero(payrollTaxOn(facts.wages) + facts.halfSelfEmploymentTax - facts.earnedIncomeCredit);

/** Schedule 8812 line 27, starting from line 16a. */
export function additionalChildCredit(facts: ChildCreditFacts, unused: Cents): Cents {
  const limit = smaller(unused, refundableLimit(facts.children));
  const byEarnings = share(atLeastZero(facts.earnedIncome - earningsFloor), earningsRate);
  if (facts.children < childrenForPayrollMethod) return smaller(limit, byEarnings);
  return smaller(limit, larger(byEarnings, payrollTaxBeyondCredit(facts)));
}
