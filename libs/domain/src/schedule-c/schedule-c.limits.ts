export const scheduleCLimits = {
  businessNameMax: 120,
  addressMax: 120,
  cityMax: 80,
  zipMax: 10,
  einMax: 10,
  /** Share of meals and entertainment that counts (specification part 1, section 9). */
  mealsShare: 0.5,
  /** Social Security and Medicare tax of the self-employed, as it is shown (specification part 1, section 9). */
  selfEmploymentTaxRate: 0.153,
  /** Whoever will owe more than this, dollars, is told of quarterly payments (specification part 1, section 9; IRC 6654(e)(1)). */
  quarterlyPaymentsAbove: 1_000,
} as const;
