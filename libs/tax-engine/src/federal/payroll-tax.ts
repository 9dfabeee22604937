import { dollars, share, smaller, type Cents } from '../money';

/** Employee's shares: IRC 3101(a) and (b)(1). */
const socialSecurityRate = 0.062;
const medicareRate = 0.0145;

/**
 * Maximum earnings subject to Social Security tax in a year, wages first: contribution and benefit base for 2024, 42
 * USC 430(b).
 */
export const socialSecurityWageBase = dollars(168_600);

/** Social Security and Medicare tax withheld from the wages, without the Additional Medicare Tax: Form W-2 boxes 4 and 6. */
export const payrollTaxOn = (wages: Cents): Cents =>
  share(smaller(wages, socialSecurityWageBase), socialSecurityRate) + share(wages, medicareRate);
