/** Trigram indexes cannot find shorter texts, so shorter searches match only the beginnings of words. */
const shortest = 3;

/** A search term as a condition on a lower-case text column. */
export interface TextSearch {
  /** @param text SQL of the column */
  sql: (text: string) => string;
  parameters: Readonly<Record<string, string>>;
  /** A `LIKE` pattern for texts that begin with the search. */
  starts: string;
}

/** Treats `%`, `_` and `\` literally. */
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

/** The expression indexed by `users_by_any_name`. @param account alias of the account */
export const accountText = (account: string): string =>
  `lower(${account}.first_name || ' ' || ${account}.last_name || ' ' || ${account}.email)`;

/** Maximum number of matches to look up by id. With more matches, scanning the list in order soon fills a page. */
export const mostNamed = 1000;
