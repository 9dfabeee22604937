export const returnLimits = {
  /** Maximum characters of an internal note. */
  note: 2000,
  /** Maximum characters of a question or another text to the client; it is sent as a message. */
  question: 2000,
  /** Maximum characters of the words that tell a client why a return was sent back. */
  words: 1000,
  /** Maximum characters of an authority's reject code. */
  code: 40,
  /** Maximum number of authorities of one return: federal, states and cities. */
  filings: 12,
  /** Maximum number of returns of a client and year: the original, and then the amended ones. */
  perYear: 20,
  /** Maximum number of returns that one bulk action moves. */
  bulk: 50,
  /** Number of rows per page of the queue. */
  pageSize: 50,
  /** Number of transitions and notes shown with a return, newest first. */
  history: 200,
} as const;
