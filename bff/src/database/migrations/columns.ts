/** Dollars of 0 or more, one column each, 0 when nothing was said. */
export const amounts = (...names: string[]): string =>
  names.map((name) => `${name} numeric(14,2) NOT NULL DEFAULT 0 CHECK (${name} >= 0)`).join(',\n');

/** A line of text with its longest length. */
export const line = (name: string, max: number, rest = ''): string =>
  `${name} text ${rest} CHECK (char_length(${name}) BETWEEN 0 AND ${max})`;

/** A closed set of words; kept as text with a check, so that adding a word needs no table rewrite. */
export const oneOf = (name: string, words: readonly string[], rest = 'NOT NULL'): string =>
  `${name} text ${rest} CHECK (${name} IN (${words.map((word) => `'${word}'`).join(', ')}))`;

/** What every editable record carries. */
export const stamps = `version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()`;

/** The language somebody is spoken to in. Spelled out: a later language is a later migration. */
export const localeColumn = (constraints = '') => oneOf('locale', ['en', 'es'], constraints);
