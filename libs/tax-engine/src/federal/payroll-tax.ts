import { federalLaw } from '../law/2024/federal';
import { share, smaller, type Cents } from '../money';

const { employeeSocialSecurityRate: socialSecurityRate, employeeMedicareRate: medicareRate } = federalLaw;

/** Maximum earnings subject to Social Security tax in a year, wages first. */
export const socialSecurityWageBase = federalLaw.socialSecurityWageBase;

/** Social Security and Medicare tax withheld from the wages, without the Additional Medicare Tax: Form W-2 boxes 4 and 6. */
export const payrollTaxOn = (wages: Cents): Cents =>
  share(smaller(wages, socialSecurityWageBase), socialSecurityRate) + share(wages, medicareRate);
