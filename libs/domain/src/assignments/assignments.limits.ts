/** Reasons the portal gives itself: stored in English, translated where they are shown (specification part 2, section 7). */
export const fixedReasons = {
  bulk: 'Bulk assignment via admin dashboard',
  lead: 'Assigned from a general intake',
} as const;

export const assignmentLimits = {
  /** Characters of a preparer's code (specification part 2, section 9). */
  code: 6,
  /** What may be typed around it. */
  codeQueryMax: 40,
  reasonMax: 500,
  /** Clients in one bulk assignment (decisions, section 5). */
  bulkMax: 10_000,
  /** Room for that many ids in JSON. */
  bulkMaxBytes: 512 * 1024,
  /** How long a bulk assignment can be undone, minutes. */
  undoMinutes: 10,
  /** Bulk assignments of an admin that are offered to be undone. */
  undoableAtOnce: 20,
  /** Clients that stand below an office; the rest are a list of their own. */
  newestOfOffice: 10,
} as const;
