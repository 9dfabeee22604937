import type { FederalFacts } from '../federal/federal-facts';
import type { Figure } from '../law/rules/figure';
import { share, type Cents, type Rate } from '../money';

/** The shares of the federal deductions of Schedule 1-A that a state's law adopts: 0 or 1. */
export type AdoptedDeductions = Figure<{
  readonly tips: Rate;
  readonly overtime: Rate;
  readonly carLoan: Rate;
}>;

/** Returns the part of the federal deductions for tips, overtime pay and car loan interest that the state adopts. */
export const adoptedOf = (
  { value }: AdoptedDeductions,
  { tipsDeduction, overtimeDeduction, carLoanDeduction }: FederalFacts,
): Cents =>
  share(tipsDeduction, value.tips) + share(overtimeDeduction, value.overtime) + share(carLoanDeduction, value.carLoan);
