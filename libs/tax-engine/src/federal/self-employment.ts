import { forStatus, jointOr } from '../by-status';
import type { FilingStatus } from '../input';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { socialSecurityWageBase } from './payroll-tax';

/** Schedule SE line 4a: 92.35%, IRC 1402(a)(12). */
const netEarningsFactor = 0.9235;
/** Schedule SE line 4c: no tax on less than $400, IRC 1402(b)(2). */
const minimumNetEarnings = dollars(400);
/** Schedule SE lines 10 and 11, IRC 1401(a) and (b)(1). */
const socialSecurityRate = 0.124;
const medicareRate = 0.029;
/** Schedule SE line 13, IRC 164(f). */
const deductibleShare = 0.5;

/** Form 461 line 15, IRC 461(l)(3)(A)(ii)(II) as indexed for 2024: the loss that may offset other income in a year. */
export const mostDeductibleLoss = jointOr(dollars(610_000), dollars(305_000));

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
