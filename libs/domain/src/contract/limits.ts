/** Limits that any field may have; a noun's own limits are in its `*.limits.ts`. */
export const fieldLimits = {
  /** Characters in a line of text. */
  text: 120,
  /** Texts in a list, unless a rule sets another limit. */
  texts: 30,
  /** RFC 5321: 254 characters in an address. */
  email: 254,
  /** Dollars; numeric(14,2) holds ten times as much, so that sums never overflow. */
  money: 99_999_999_999.99,
  /** No one who files today was born earlier. */
  earliestBirth: '1900-01-01',
  /** Maximum JSON request body, bytes (security V03). */
  jsonBody: 256 * 1024,
  /** Maximum JSON nesting depth (security V03). */
  jsonDepth: 20,
  /** Maximum values in one JSON body, keys included: the largest list of the contract has 10,000 ids. */
  jsonValues: 12_000,
  /** Maximum errors reported for one body; more would help no one and cost the server time. */
  fieldErrors: 100,
} as const;

/** `limit` of a list request (decisions: lists). */
export const listLimits = { default: 200, most: 1000 } as const;
