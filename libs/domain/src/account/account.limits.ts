export const accountLimits = {
  /** Minimum password length (specification part 1, section 5); an office can raise it with PASSWORD_MIN_LENGTH. */
  passwordMin: 6,
  /** Minimum password length of staff without a second factor (NIST 800-63B-4, section 3.1.1.2). */
  passwordMinOfStaff: 15,
  /** Maximum password length: long enough for any passphrase, short enough to hash (ASVS 6.2.9). */
  passwordMax: 128,
  /** Length of a PIN, digits (specification part 1, section 9). */
  pinLength: 4,
  nameMax: 60,
  /** Maximum length of the reason for closing an account. */
  closeReason: 500,
  /** Idle time before a session ends, ms (decisions, section 3). */
  idle: 30 * 60_000,
  /** Idle time before the person is warned, ms. */
  idleWarning: 28 * 60_000,
  /** Lifetime of an access token, ms. */
  accessToken: 15 * 60_000,
  /**
   * How long sensitive actions are allowed after the person has entered their password or a code, ms. A preparer who
   * prepares one return after the other is asked once per quarter of an hour, not for each number they reveal.
   */
  stepUp: 15 * 60_000,
  /** Lifetime of a password reset link, ms (decisions, section 3). */
  resetLink: 30 * 60_000,
  /** Lifetime of a link that verifies an email address, ms. */
  verificationLink: 3 * 24 * 3_600_000,
  /** Lifetime of a temporary password, ms (general intake; decisions, section 3). */
  temporaryPassword: 72 * 3_600_000,
} as const;
