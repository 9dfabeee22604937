/** Limits for fields of any noun; noun-specific limits are in `*.limits.ts`. */
export const fieldLimits = {
  /** Maximum characters in a line of text. */
  text: 120,
  /** Maximum texts in a list, unless a rule sets another limit. */
  texts: 30,
  /** Maximum characters in an email address (RFC 5321). */
  email: 254,
  /** Maximum amount in dollars. numeric(14,2) can store ten times as much, so that sums do not overflow. */
  money: 99_999_999_999.99,
  /** Maximum of an integer column. */
  integer: 2_147_483_647,
  /** Earliest plausible birth date of a person who files today. */
  earliestBirth: '1900-01-01',
  /** Maximum JSON request body, bytes (security V03). */
  jsonBody: 256 * 1024,
  /** Maximum JSON nesting depth (security V03). */
  jsonDepth: 20,
  /** Maximum number of values in one JSON body, including keys; the largest list of the contract has 10,000 ids. */
  jsonValues: 12_000,
  /** Maximum number of errors reported for one body; more would cost CPU time without being useful. */
  fieldErrors: 100,
} as const;

/** Default and maximum of the `limit` parameter of lists (decisions: lists). */
export const listLimits = { default: 200, most: 1000 } as const;
