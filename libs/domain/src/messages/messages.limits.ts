/** Limits of messages. Durations in milliseconds. */
export const messageLimits = {
  /** Characters of one message, after trimming. */
  content: 4000,
  /** Characters of a message shown in a list of conversations. */
  lastLine: 120,
  /** Messages shown in the preparer's client detail (specification part 1, section 9: "message history"). */
  history: 10,
  /** Polling interval of a selected conversation while its stream is down (specification part 1, section 4). */
  refetch: 5000,
  /** Delay after which an unread message is announced by mail. */
  mailAfter: 10 * 60_000,
} as const;

/** Limits of the event stream. Durations in milliseconds. */
export const streamLimits = {
  /** A stream that has been silent for three times as long is dead: reconnect. */
  heartbeat: 15_000,
  /** Open streams per person on one server. */
  perPerson: 10,
  /** Open streams per server. */
  perServer: 3000,
  /** Missed events that are replayed one by one; a client that missed more must fetch everything again. */
  catchUp: 500,
  /** How long events are kept for replay. */
  kept: 24 * 3_600_000,
} as const;
