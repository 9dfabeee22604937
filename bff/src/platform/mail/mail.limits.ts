const minute = 60_000;

/** Durations in milliseconds. */
export const mailLimits = {
  /** How often each replica looks for mails that are due. */
  pollInterval: 2000,
  /** Taken from the outbox at once. */
  batch: 10,
  /** Longer than sending one may take: a replica that died with a mail in its hands leaves it to another after this. */
  lease: 5 * minute,
  /** For connecting, greeting and each silence of the mail server. */
  smtpTimeout: 15_000,
  /** For one mail in all. */
  sendTimeout: 60_000,
  /** After the first failure; each further one doubles it. */
  firstRetry: 30_000,
  longestRetry: 60 * minute,
  /** About six hours, then it is given up. */
  attempts: 12,
  /** How long it is remembered that a mail was sent for its cause. */
  remembered: 90 * 24 * 60 * minute,
  /** Newest files that are kept where no mail server is set. */
  files: 200,
} as const;
