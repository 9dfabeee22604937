import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { payrollTaxOn } from './payroll-tax';

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
export const refundableLimit = (law: FederalLaw, children: number): Cents => children * law.refundablePerChild;

/**
 * Schedule 8812 line 12: credit for children under 17 and other dependents after the phase-out, before it is limited to
 * the tax.
 */
export const childCreditAfterPhaseOut = (
  law: FederalLaw,
  status: FilingStatus,
  children: number,
  otherDependents: number,
  agi: Cents,
): Cents =>
  atLeastZero(
    children * law.childTaxCredit +
      otherDependents * law.otherDependentCredit -
      stepsOver(agi, forStatus(law.childCreditThreshold, status), law.childCreditPhaseOutStep) *
        law.childCreditPhaseOutPerStep,
  );

/**
 * Schedule 8812 line 25: Social Security and Medicare tax plus half of the self-employment tax, less the earned income
 * credit.
 */
const payrollTaxBeyondCredit = (law: FederalLaw, facts: ChildCreditFacts): Cents =>
  atLeastZero(payrollTaxOn(law, facts.wages) + facts.halfSelfEmploymentTax - facts.earnedIncomeCredit);

/** Schedule 8812 line 27, starting from line 16a. */
export function additionalChildCredit(law: FederalLaw, facts: ChildCreditFacts, unused: Cents): Cents {
  const limit = smaller(unused, refundableLimit(law, facts.children));
  const byEarnings = share(atLeastZero(facts.earnedIncome - law.refundableEarningsFloor), law.refundableEarningsRate);
  if (facts.children < childrenForPayrollMethod) return smaller(limit, byEarnings);
  return smaller(limit, larger(byEarnings, payrollTaxBeyondCredit(law, facts)));
}
