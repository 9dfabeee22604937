export const passkeyLimits = {
  /** Passkeys of one person. */
  perPerson: 20,
  nameMax: 60,
  /** How long a challenge may be answered, ms: people look for their phone or security key meanwhile. */
  challenge: 5 * 60_000,
  /** Maximum lengths of what an authenticator sends, characters of base64url (WebAuthn Level 3; ids have 1023 bytes). */
  credentialId: 1364,
  clientData: 4000,
  authenticatorData: 2000,
  signature: 1000,
  attestation: 12_000,
  /** Maximum size of a request body, bytes. */
  body: 24_000,
} as const;

/** Accepted signatures in order of preference, as COSE algorithm ids (RFC 9053): EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257] as const;
