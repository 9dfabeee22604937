export const scheduleCLimits = {
  businessNameMax: 120,
  addressMax: 120,
  cityMax: 80,
  zipMax: 10,
  einMax: 10,
  /** Deductible share of meals and entertainment (specification part 1, section 9). */
  mealsShare: 0.5,
  /**
   * Rate of self-employment tax (Social Security and Medicare) shown on the screen (specification part 1, section 9).
   */
  selfEmploymentTaxRate: 0.153,
  /**
   * Tax owed above which the screen suggests quarterly payments, dollars (specification part 1, section 9; IRC
   * 6654(e)(1)).
   */
  quarterlyPaymentsAbove: 1_000,
} as const;
