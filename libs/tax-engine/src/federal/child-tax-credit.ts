import { forStatus, jointOr, mapStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { payrollTaxOn } from './payroll-tax';

/** Schedule 8812 line 5, IRC 24(h)(2). */
const perChild = dollars(2_000);
/** Schedule 8812 line 7, IRC 24(h)(4): each dependent who is not such a child; nonrefundable. */
const perOtherDependent = dollars(500);
/** Schedule 8812 line 9, IRC 24(h)(3): 400,000 for a joint return only. */
const thresholds = mapStatus(jointOr(400_000, 200_000), dollars);
/** Schedule 8812 lines 10 and 11, IRC 24(b)(1): $50 for each $1,000 or part of it. */
const phaseOutStep = dollars(1_000);
const phaseOutPerStep = dollars(50);
/** Schedule 8812 line 16b, IRC 24(h)(5) with Rev. Proc. 2023-34 s. 3.05. */
const refundablePerChild = dollars(1_700);
/** Schedule 8812 lines 19 and 20, IRC 24(d)(1)(B)(i) and (h)(6). */
const earningsFloor = dollars(2_500);
const earningsRate = 0.15;
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
