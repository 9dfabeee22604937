import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import { federalLaw } from '../law/2024/federal';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { socialSecurityWageBase } from './payroll-tax';

const {
  selfEmploymentFactor: netEarningsFactor,
  selfEmploymentMinimum: minimumNetEarnings,
  selfEmploymentSocialSecurityRate: socialSecurityRate,
  selfEmploymentMedicareRate: medicareRate,
  selfEmploymentDeductibleShare: deductibleShare,
} = federalLaw;

/** The loss that may offset other income in a year. */
export const mostDeductibleLoss = federalLaw.businessLossLimit;

/** Schedule 1 line 3: the net profit, or the deductible part of a loss. */
export const businessResult = (status: FilingStatus, netProfit: Cents): Cents =>
  larger(netProfit, -forStatus(mostDeductibleLoss, status));

export interface SelfEmploymentTax {
  /** Line 6: earnings subject to the tax; 0 under the minimum. */
  readonly netEarnings: Cents;
  /** Line 12. */
  readonly tax: Cents;
  /** Line 13. */
  readonly deductibleHalf: Cents;
}

/** Schedule SE line 4a. */
export const netEarningsFrom = (netProfit: Cents): Cents => share(netProfit, netEarningsFactor);

const none: SelfEmploymentTax = { netEarnings: 0, tax: 0, deductibleHalf: 0 };

/** Computes Schedule SE, Part I. A loss or a profit under the minimum is not taxed. */
export function selfEmploymentTaxOn(netProfit: Cents, wages: Cents): SelfEmploymentTax {
  const netEarnings = netEarningsFrom(netProfit);
  if (netEarnings < minimumNetEarnings) return none;
  // Line 9.
  const wageBaseLeft = atLeastZero(socialSecurityWageBase - wages);
  const tax = share(smaller(netEarnings, wageBaseLeft), socialSecurityRate) + share(netEarnings, medicareRate);
  return { netEarnings, tax, deductibleHalf: share(tax, deductibleShare) };
}
