/** Defines one column per name for dollar amounts of at least 0, defaulting to 0. */
export const amounts = (...names: string[]): string =>
  names.map((name) => `${name} numeric(14,2) NOT NULL DEFAULT 0 CHECK (${name} >= 0)`).join(',\n');

/** A single line of text with a maximum length. */
export const line = (name: string, max: number, rest = ''): string =>
  `${name} text ${rest} CHECK (char_length(${name}) BETWEEN 0 AND ${max})`;

/** An enumeration stored as text with a check, so that adding a value needs no table rewrite. */
export const oneOf = (name: string, words: readonly string[], rest = 'NOT NULL'): string =>
  `${name} text ${rest} CHECK (${name} IN (${words.map((word) => `'${word}'`).join(', ')}))`;

/** Columns of every editable record. */
export const stamps = `version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()`;

/** The person's language. Written out, because a new language needs its own migration. */
export const localeColumn = (constraints = '') => oneOf('locale', ['en', 'es'], constraints);
