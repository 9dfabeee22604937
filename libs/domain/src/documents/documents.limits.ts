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
  /** Maximum number of files per client: an office may lower it, and it is also the largest page of a list. */
  perClient: 1000,
  /** Share of a quota above which the screen shows the usage. */
  usageShown: 0.8,
  /** Number of trailing characters of a client's id shown in a list of documents. */
  idTail: 8,
  /** Rows of the table of all clients' documents shown before "more". */
  tableRows: 10,
  /** Default and maximum number of documents per category in a summary. */
  latest: 3,
  latestMost: 20,
  /** Documents shown under recent activity (specification part 1, section 9). */
  recent: 3,
} as const;
