export const siteLimits = {
  /** Years an office can have been founded in. */
  foundedFrom: 1800,
  foundedTo: 2100,
  /** Short claims of the home page, and the characters of each. */
  badges: 6,
  badge: 60,
  /** Preparers on the home page (specification part 2, section 1). */
  featured: 3,
  /** Bytes of a logo as it is uploaded: 2 MB. */
  logoBytes: 2_097_152,
} as const;
