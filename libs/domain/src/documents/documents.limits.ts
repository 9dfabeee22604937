/** Bytes. */
export const megabyte = 1024 * 1024;

/** Limits of documents (specification part 1, sections 5 and 9). */
export const documentLimits = {
  /** Bytes of one file: 15 MB. */
  maxBytes: 15_728_640,
  /** Characters of a file's name. */
  filename: 300,
  /** Days that a deleted file can be restored. */
  trashDays: 30,
  /** Files of one client, in all: an office may lower it, a page lists no more. */
  perClient: 1000,
  /** Share of a quota above which the screen says how much is used. */
  usageShown: 0.8,
  /** Characters of a client's id that a list of documents shows, from its end. */
  idTail: 8,
  /** Rows of the table of all clients' documents before more are asked for. */
  tableRows: 10,
  /** Documents of each category that a summary lists, and the most it lists. */
  latest: 3,
  latestMost: 20,
  /** Shown under recent activity (specification part 1, section 9). */
  recent: 3,
} as const;
