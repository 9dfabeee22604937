export const statisticsLimits = {
  /** Entries of a "top" list (specification part 2, section 9). */
  top: 5,
} as const;
