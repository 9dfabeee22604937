export const secondFactorLimits = {
  /** Length of a code of an authenticator app, digits. */
  codeLength: 6,
  recoveryCodes: 10,
  /** Length of a recovery code, characters: 49 bits. */
  recoveryCodeLength: 10,
} as const;
