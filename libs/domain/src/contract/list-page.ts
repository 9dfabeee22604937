/**
 * One page of a list. Every endpoint that `returnsList` responds with one, never with a bare array, so that no screen
 * mistakes the loaded rows for the whole list.
 */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of all matches, not only those on this page. */
  total: number;
  /** Whether the real number is higher than `total`, because the server stopped counting there. */
  atLeast?: true;
  /** `cursor` of the next page; absent on the last page. */
  next?: string;
}

/** Selects a page of a list. The page size must always be given. */
export interface ListPageQuery {
  limit: number;
  cursor?: string;
}

/**
 * Builds a page from a response: the rows are its body; the total and the next cursor are in `X-Total-Count` and
 * `Link`.
 */
export function listPageOf(rows: unknown[], headers: Pick<Headers, 'get'>): ListPage<unknown> {
  const count = headers.get('x-total-count');
  const link = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const next = link === undefined ? null : new URL(link, 'http://relative').searchParams.get('cursor');
  // If a proxy has dropped the count, the page must not look like the whole list.
  const isLeast = headers.get('x-total-count-relation') === 'at-least' || (count === null && next !== null);
  return {
    rows,
    total: count === null ? rows.length : Number(count),
    ...(isLeast ? { atLeast: true as const } : {}),
    ...(next === null ? {} : { next }),
  };
}
