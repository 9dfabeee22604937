const minute = 60_000;

/** Durations in milliseconds. */
export const mailLimits = {
  /** Interval at which each replica polls for due emails. */
  pollInterval: 2000,
  /** Number of emails taken from the outbox per batch. */
  batch: 10,
  /** Longer than sending can take: if a replica dies while sending, another one takes over after this time. */
  lease: 5 * minute,
  /** Timeout for connecting, for the greeting, and for each pause of the mail server. */
  smtpTimeout: 15_000,
  /** Timeout for sending one email. */
  sendTimeout: 60_000,
  /** Delay after the first failure; doubles with each further one. */
  firstRetry: 30_000,
  longestRetry: 60 * minute,
  /** Maximum number of attempts, about six hours in all. */
  attempts: 12,
  /** Time for which the causes of sent emails are kept for deduplication. */
  remembered: 90 * 24 * 60 * minute,
  /** Number of files kept if there is no mail server; the oldest are deleted. */
  files: 200,
} as const;
