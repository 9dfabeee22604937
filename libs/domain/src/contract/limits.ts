/** Limits that any field may have; a noun's own limits stand in its `*.limits.ts`. */
export const fieldLimits = {
  /** Characters in a line of text. */
  text: 120,
  /** Texts in a list, where nothing else is said. */
  texts: 30,
  /** RFC 5321: 254 characters in an address. */
  email: 254,
  /** Dollars; numeric(14,2) holds ten times as much, so that sums never overflow. */
  money: 99_999_999_999.99,
  /** Nobody who files today was born before. */
  earliestBirth: '1900-01-01',
  /** Body of a JSON request, bytes (security V03). */
  jsonBody: 256 * 1024,
  /** JSON nesting (security V03). */
  jsonDepth: 20,
  /** Values in one JSON body, keys included: the largest list of the contract has 10,000 ids. */
  jsonValues: 12_000,
  /** Sentences about one body; more help nobody, and cost the server time. */
  fieldErrors: 100,
} as const;

/** `limit` of a list call (decisions: lists). */
export const listLimits = { default: 200, most: 1000 } as const;
