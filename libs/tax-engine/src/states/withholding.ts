import { federalReturnOf } from '../federal/federal-return';
import { wagesOnly, type Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import type { Cents } from '../money';
import type { StateLaw, StateOutcome } from './state-law';

/** Returns true if there are only wages: no other income, and nothing to deduct. */
const isWagesOnly = (home: Household): boolean =>
  home.ira === null &&
  home.selfEmployment === 0 &&
  home.unemployment +
    home.retirement +
    home.other +
    home.tips +
    home.overtime +
    home.carLoanInterest +
    home.mortgageInterest +
    home.charity +
    home.medical +
    home.stateLocalTax ===
    0;

/**
 * Returns the amount that an employer withholds for the state: the state's tax on the wages alone, with the filer's own
 * deductions and exemptions. Applies only exemption credits, because payroll tables include neither the earned income
 * credit nor low-income credits.
 */
export function stateTaxWithheldFrom(law: StateLaw, home: Household, actual: StateOutcome, federal: FederalLaw): Cents {
  if (law.kind === 'none' || home.wages === 0) return 0;
  if (isWagesOnly(home)) return actual.withholdingBasis;
  const alone = wagesOnly(home);
  return law.compute(alone, federalReturnOf(alone, federal)).withholdingBasis;
}
