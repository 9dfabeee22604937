export const siteLimits = {
  /** Range of valid founding years. */
  foundedFrom: 1800,
  foundedTo: 2100,
  /** Maximum number of short claims on the home page, and maximum characters of each. */
  badges: 6,
  badge: 60,
  /** Maximum characters of the line about prices. */
  priceNote: 120,
  /** Maximum characters of the time zone's name. */
  timeZone: 64,
  /** Maximum preparers featured on the home page (specification part 2, section 1). */
  featured: 3,
  /** Maximum size of an uploaded logo, bytes: 2 MB. */
  logoBytes: 2_097_152,
} as const;
