export const clientLimits = {
  /** Number of trailing characters of a client's id shown in the list (specification part 1, section 2). */
  idTail: 6,
  /** Maximum number of reveals per preparer and hour (decisions, section 4). */
  revealsPerHour: 30,
  /** Time for which a revealed number is shown, ms. */
  revealedFor: 20_000,
  /** Number of rows per page of the list. */
  pageSize: 25,
  /** Maximum number of saved views of the list per preparer. */
  views: 12,
  /** Maximum length of a saved view's name, characters. */
  viewName: 40,
  /** Number of entries under recent activity on the client detail (specification part 1, section 9). */
  recentActivity: 5,
} as const;
