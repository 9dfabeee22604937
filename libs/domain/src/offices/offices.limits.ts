export const officeLimits = {
  /** Offices that a list or a select offers before they are searched. */
  offered: 100,
} as const;
