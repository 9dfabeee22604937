import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import { carLoanDeductionOf, payDeductionOf } from '../law/rules/additional-deductions';
import { enhancedSeniorDeductionOf } from '../law/rules/enhanced-senior-deduction';
import { atLeastZero, smaller, type Cents } from '../money';

/** Schedule 1-A. */
export interface AdditionalDeductions {
  /** Line 13. */
  readonly tips: Cents;
  /** Line 21. */
  readonly overtime: Cents;
  /** Line 30. */
  readonly carLoan: Cents;
  /** Line 37. */
  readonly senior: Cents;
  /** Line 38. */
  readonly total: Cents;
}

/**
 * Tips count up to the wages and the business income that contain them (line 5: net profit less half of the
 * self-employment tax), overtime pay up to the wages.
 */
export function additionalDeductionsOf(
  law: FederalLaw,
  home: Household,
  agi: Cents,
  businessIncome: Cents,
): AdditionalDeductions {
  const { status } = home;
  const received = smaller(home.tips, home.wages + atLeastZero(businessIncome));
  const tips = payDeductionOf(law.tipsDeduction, status, received, agi);
  const overtime = payDeductionOf(law.overtimeDeduction, status, smaller(home.overtime, home.wages), agi);
  const carLoan = carLoanDeductionOf(law.carLoanDeduction, status, home.carLoanInterest, agi);
  const senior = enhancedSeniorDeductionOf(law.enhancedSeniorDeduction, status, home.seniors, agi);
  return { tips, overtime, carLoan, senior, total: tips + overtime + carLoan + senior };
}

/**
 * Business income without the tips that are deducted, which are not qualified business income: IRC 199A(c)(4)(D). Tips
 * are assumed to be part of the wages as far as these go.
 */
export const withoutTips = (businessIncome: Cents, tips: Cents, wages: Cents): Cents =>
  businessIncome - atLeastZero(tips - wages);
