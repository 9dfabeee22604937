/**
 * Reasons recorded by the portal itself: stored in English and translated for display (specification part 2, section
 * 7).
 */
export const fixedReasons = {
  bulk: 'Bulk assignment via admin dashboard',
  lead: 'Assigned from a general intake',
} as const;

export const assignmentLimits = {
  /** Length of a preparer's code, characters (specification part 2, section 9). */
  code: 6,
  /** Maximum length of the input, including surrounding whitespace. */
  codeQueryMax: 40,
  reasonMax: 500,
  /** Maximum number of clients in one bulk assignment (decisions, section 5). */
  bulkMax: 10_000,
  /** Maximum body size, bytes; enough for `bulkMax` ids in JSON. */
  bulkMaxBytes: 512 * 1024,
  /** Time during which a bulk assignment can be undone, minutes. */
  undoMinutes: 10,
  /** Maximum number of undoable bulk assignments shown to an admin. */
  undoableAtOnce: 20,
  /** Number of clients listed per office; the full list is paginated. */
  newestOfOffice: 10,
} as const;
