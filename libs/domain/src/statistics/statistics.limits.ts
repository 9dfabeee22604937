export const statisticsLimits = {
  /** Entries of a "top" list (specification part 2, section 9). */
  top: 5,
  /** Dollars; whoever reported more counts as a high income (specification part 2, section 9). */
  highIncomeAbove: 100_000,
} as const;
