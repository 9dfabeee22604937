import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import type { Note } from '../result';
import { note } from './note';

const deductionsLine = '1040.14';
const notInForce = note('additional_deductions_not_in_force', deductionsLine);
const needsJointReturn = note('pay_deduction_needs_joint_return', deductionsLine);

/** Adds notes about entered amounts that the law does not let the filer deduct. */
export function addDeductionNotes(
  notes: Note[],
  { status, tips, overtime, carLoanInterest }: Household,
  law: FederalLaw,
): void {
  const pay = tips + overtime;
  if (pay + carLoanInterest === 0) return;
  if (!law.tipsDeduction) notes.push(notInForce);
  else if (pay > 0 && status === 'married_filing_separately') notes.push(needsJointReturn);
}
