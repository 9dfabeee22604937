/** Limits of messages. Durations in milliseconds. */
export const messageLimits = {
  /** Characters of one message, after trimming. */
  content: 4000,
  /** Characters of a message that a list of conversations shows. */
  lastLine: 120,
  /** Messages of a client that the preparer's client detail shows (specification part 1, section 9: "message history"). */
  history: 10,
  /** How often a selected conversation is fetched again while its stream is down (specification part 1, section 4). */
  refetch: 5000,
  /** Unread for this long: a mail tells the recipient that a message waits. */
  mailAfter: 10 * 60_000,
} as const;

/** Of the event stream. Durations in milliseconds. */
export const streamLimits = {
  /** A stream on which nothing came for three times as long is dead: open another one. */
  heartbeat: 15_000,
  /** Open streams of one person on one server. */
  perPerson: 10,
  /** Open streams on one server. */
  perServer: 3000,
  /** Missed events that are sent again one by one; who missed more is told to read everything anew. */
  catchUp: 500,
  /** How long an event can be caught up with. */
  kept: 24 * 3_600_000,
} as const;
