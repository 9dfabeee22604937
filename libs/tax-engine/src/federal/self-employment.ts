import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';

/** Schedule 1 line 3: the net profit, or the deductible part of a loss. */
export const businessResult = (law: FederalLaw, status: FilingStatus, netProfit: Cents): Cents =>
  larger(netProfit, -forStatus(law.businessLossLimit, status));

export interface SelfEmploymentTax {
  /** Line 6: earnings subject to the tax; 0 under the minimum. */
  readonly netEarnings: Cents;
  /** Line 12. */
  readonly tax: Cents;
  /** Line 13. */
  readonly deductibleHalf: Cents;
}

/** Schedule SE line 4a. */
export const netEarningsFrom = (law: FederalLaw, netProfit: Cents): Cents => share(netProfit, law.selfEmploymentFactor);

const none: SelfEmploymentTax = { netEarnings: 0, tax: 0, deductibleHalf: 0 };

/** Computes Schedule SE, Part I. A loss or a profit under the minimum is not taxed. */
export function selfEmploymentTaxOn(law: FederalLaw, netProfit: Cents, wages: Cents): SelfEmploymentTax {
  const netEarnings = netEarningsFrom(law, netProfit);
  if (netEarnings < law.selfEmploymentMinimum) return none;
  // Line 9.
  const wageBaseLeft = atLeastZero(law.socialSecurityWageBase - wages);
  const tax =
    share(smaller(netEarnings, wageBaseLeft), law.selfEmploymentSocialSecurityRate) +
    share(netEarnings, law.selfEmploymentMedicareRate);
  return { netEarnings, tax, deductibleHalf: share(tax, law.selfEmploymentDeductibleShare) };
}
