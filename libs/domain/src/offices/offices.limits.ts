export const officeLimits = {
  /** Number of offices that a list or select shows before a search. */
  offered: 100,
  /** Number of offices whose address and hours are on the home page. */
  onHome: 3,
  /** Number of preparers shown on an office's page, by last name; the directory lists all of them. */
  team: 60,
} as const;
