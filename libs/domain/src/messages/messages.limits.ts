/** Limits of messages. Durations in milliseconds. */
export const messageLimits = {
  /** Characters of one message, after trimming. */
  content: 4000,
  /** Messages of a client that the preparer's client detail shows (specification part 1, section 9: "message history"). */
  history: 10,
  /** How often a selected conversation is fetched again while its stream is down (specification part 1, section 4). */
  refetch: 5000,
  /** Unread for this long: a mail tells the recipient that a message waits. */
  mailAfter: 10 * 60_000,
} as const;
