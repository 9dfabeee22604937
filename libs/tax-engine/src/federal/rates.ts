import { federalLaw } from '../law/2024/federal';

export const rateSchedules = federalLaw.rateSchedules;
/** Additional amount for each filer of 65 or older; a surviving spouse has the married amount. */
export const seniorDeductions = federalLaw.seniorDeduction;
export const standardDeductions = federalLaw.standardDeduction;
