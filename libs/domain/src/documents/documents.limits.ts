/** One megabyte, in bytes. */
export const megabyte = 1024 * 1024;

/** Limits for documents (specification part 1, sections 5 and 9). */
export const documentLimits = {
  /** Maximum size of one file, bytes: 15 MB. */
  maxBytes: 15_728_640,
  /** Maximum characters of a file name. */
  filename: 300,
  /** Number of days in which a deleted file can be restored. */
  trashDays: 30,
  /** Maximum number of files per client; an office may lower it. Also the largest page of a list. */
  perClient: 1000,
  /** Maximum number of files that a client can upload before verifying their email address. */
  unverified: 5,
  /** Share of the quota at which the screen starts to show the usage. */
  usageShown: 0.8,
  /** Number of trailing characters of a client's id shown in a list of documents. */
  idTail: 8,
  /** Number of rows that a table of documents shows at a time. */
  tableRows: 25,
  /** Number of documents per category in a summary: default and maximum. */
  latest: 3,
  latestMost: 28,
  /** Number of a category's files that its client sees at first; a file that needs attention is never folded away. */
  inSight: 8,
  /** Number of documents shown under recent activity (specification part 1, section 9). */
  recent: 3,
} as const;

/**
 * Minimum pixels on the longer side of a picture. Below that, a letter-size page has fewer than 40 dots per inch, so its
 * small print is at most three pixels high. A constant of its own, because only the server and the maker of PDFs need it.
 */
export const leastPicturePixels = 400;

/** Pictures that are sent as one PDF. */
export const photoPages = {
  /** Maximum number of pages. */
  most: 40,
  /** Resolution of a picture that fills a letter page. */
  dotsPerInch: 200,
  /** Qualities of JPEG, best first. The worst keeps small print legible; then the document has too many pages. */
  qualities: [0.85, 0.7, 0.5],
} as const;
