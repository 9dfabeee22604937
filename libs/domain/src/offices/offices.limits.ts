export const officeLimits = {
  /** Offices that a list or a select offers before they are searched. */
  offered: 100,
  /** Preparers shown on an office's page, by last name; the directory lists all of them. */
  team: 60,
} as const;
