import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import type { Cents } from '../money';
import { taxOn } from '../schedule';
import { additionalMedicareWithheld } from './additional-medicare';

/**
 * Form W-4 step 1(c) has one box for single and separate filers, so payroll uses the single table for both (Pub. 15-T
 * 2024, page 11).
 */
const payrollStatus = (status: FilingStatus): FilingStatus =>
  status === 'married_filing_separately' ? 'single' : status;

/**
 * Returns the income tax withheld in a year: Pub. 15-T percentage method for automated payroll, standard
 * schedule, Step 3 of Form W-4 empty. Worksheet 1A line 1g and the table's untaxed band add up to the standard
 * deduction that the publication was printed with, so the annual sum equals the rate schedule on the rest.
 */
export function incomeTaxWithheldFrom(law: FederalLaw, status: FilingStatus, wages: Cents): Cents {
  const onForm = payrollStatus(status);
  return taxOn(forStatus(law.rateSchedules, onForm), wages - forStatus(law.withholdingDeduction, onForm));
}

/** 1040 line 25d: income tax, plus the Additional Medicare Tax withheld above 200,000 (line 25c). */
export const withheldFrom = (law: FederalLaw, status: FilingStatus, wages: Cents): Cents =>
  incomeTaxWithheldFrom(law, status, wages) + additionalMedicareWithheld(law, wages);
