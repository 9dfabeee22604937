/** Shorter than this, trigrams find nothing: then words have to begin with it. */
const shortest = 3;

/** What is typed into a search box, for a column that holds words in lower case. */
export interface TextSearch {
  /** @param text SQL of the column */
  sql: (text: string) => string;
  parameters: Readonly<Record<string, string>>;
  /** As a pattern for `LIKE`: how a word begins that is surely found. */
  starts: string;
}

/** `%`, `_` and `\` stand for themselves. */
export function textSearch(search: string): TextSearch {
  const typed = search.trim().toLowerCase();
  const literal = typed.replace(/[\\%_]/g, '\\$&');
  if (typed.length >= shortest)
    return { sql: (text) => `${text} LIKE :inside`, parameters: { inside: `%${literal}%` }, starts: `${literal}%` };
  return {
    sql: (text) => `(${text} LIKE :start OR ${text} LIKE :inside)`,
    parameters: { start: `${literal}%`, inside: `% ${literal}%` },
    starts: `${literal}%`,
  };
}

/** As `users_by_any_name` indexes it. @param account alias of the account */
export const accountText = (account: string): string =>
  `lower(${account}.first_name || ' ' || ${account}.last_name || ' ' || ${account}.email)`;

/** So many rows are named one by one; more are found often enough in any part of a list in its order. */
export const mostNamed = 1000;
