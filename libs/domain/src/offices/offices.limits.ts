export const officeLimits = {
  /** Number of offices that a list or select shows before a search. */
  offered: 100,
  /** Number of preparers shown on an office's page, by last name; the directory lists all of them. */
  team: 60,
} as const;
