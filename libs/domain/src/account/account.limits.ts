export const accountLimits = {
  /** Specification part 1, section 5; the office may raise it with PASSWORD_MIN_LENGTH. */
  passwordMin: 6,
  /** Long enough for any pass phrase, short enough to hash (ASVS 6.2.9). */
  passwordMax: 128,
  /** Specification part 1, section 9. */
  pinLength: 4,
  nameMax: 60,
  /** Longest reason for closing an account. */
  closeReason: 500,
  /** Idle time after which a session ends, ms (decisions, section 3). */
  idle: 30 * 60_000,
  /** Idle time after which the person is warned, ms. */
  idleWarning: 28 * 60_000,
  /** Life of an access token, ms. */
  accessToken: 15 * 60_000,
  /** Life of a link to choose a new password, ms (decisions, section 3). */
  resetLink: 30 * 60_000,
  /** Life of a temporary password, ms (general intake; decisions, section 3). */
  temporaryPassword: 72 * 3_600_000,
} as const;
