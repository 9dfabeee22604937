export const clientLimits = {
  /** Characters of a client's id that the list shows, from its end (specification part 1, section 2). */
  idTail: 6,
  /** Numbers that one preparer may have shown in full within an hour (decisions, section 4). */
  revealsPerHour: 30,
  /** How long a number stays on the screen in full, ms. */
  revealedFor: 20_000,
  /** Rows of the list on one page. */
  pageSize: 25,
  /** Recent activity of a client under their detail (specification part 1, section 9). */
  recentActivity: 5,
} as const;
