/**
 * The tax years of the deductions for tips, overtime pay and car loan interest. A module of its own, because the form
 * asks for these amounts in these years and must not load the law.
 */
export const additionalDeductionYears = { begins: 2025, ends: 2028 } as const;
