/** Limits for messages. Durations in milliseconds. */
export const messageLimits = {
  /** Maximum characters of one message, after trimming. */
  content: 4000,
  /** Maximum number of files attached to one message. */
  attachments: 5,
  /** Maximum characters of a message in a list of conversations. */
  lastLine: 120,
  /** Number of messages shown in the preparer's client detail (specification part 1, section 9: "message history"). */
  history: 10,
  /** Polling interval of the open conversation while its event stream is down (specification part 1, section 4). */
  refetch: 5000,
  /** Time after which an unread message triggers an email. */
  mailAfter: 10 * 60_000,
} as const;

/** Limits for the event stream. Durations in milliseconds. */
export const streamLimits = {
  /** Heartbeat interval. Clients treat a stream that is silent for three intervals as dead, and reconnect. */
  heartbeat: 15_000,
  /** Shortest delay before reconnecting after an open stream, and the longest after repeated failures, without jitter. */
  reconnect: { first: 500, most: 15_000 },
  /** Maximum open streams per person on one server. */
  perPerson: 10,
  /** Maximum open streams per server. */
  perServer: 3000,
  /** Maximum number of missed events that are replayed; beyond that, the client must refetch everything. */
  catchUp: 500,
  /** Time that events are kept for replay. */
  kept: 24 * 3_600_000,
} as const;
