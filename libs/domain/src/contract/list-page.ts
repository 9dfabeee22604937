/**
 * A page of a list. Every endpoint that `returnsList` answers with one, never with a bare array, so that no screen can
 * mistake the loaded rows for the whole list.
 */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of all matches, not only the rows of this page. */
  total: number;
  /** There are more than `total`: the server stopped counting there. */
  atLeast?: true;
  /** `cursor` of the next page; absent on the last one. */
  next?: string;
}

/** Which page of a list to request. The page size is always explicit. */
export interface ListPageQuery {
  limit: number;
  cursor?: string;
}

/** Reads a page from a response: the rows are the body, the rest is in `X-Total-Count` and `Link`. */
export function listPageOf(rows: unknown[], headers: Pick<Headers, 'get'>): ListPage<unknown> {
  const count = headers.get('x-total-count');
  const link = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const next = link === undefined ? null : new URL(link, 'http://relative').searchParams.get('cursor');
  // If a proxy drops the count, a page must not look like the whole list.
  const isLeast = headers.get('x-total-count-relation') === 'at-least' || (count === null && next !== null);
  return {
    rows,
    total: count === null ? rows.length : Number(count),
    ...(isLeast ? { atLeast: true as const } : {}),
    ...(next === null ? {} : { next }),
  };
}
