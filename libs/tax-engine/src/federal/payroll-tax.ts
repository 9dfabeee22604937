import type { FederalLaw } from '../law/federal-law';
import { share, smaller, type Cents } from '../money';

/** Social Security and Medicare tax withheld from the wages, without the Additional Medicare Tax: Form W-2 boxes 4 and 6. */
export const payrollTaxOn = (law: FederalLaw, wages: Cents): Cents =>
  share(smaller(wages, law.socialSecurityWageBase), law.employeeSocialSecurityRate) +
  share(wages, law.employeeMedicareRate);
