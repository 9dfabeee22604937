/**
 * A page of a list. Every endpoint that `returnsList` is answered with one, never with a bare array, so that no screen can
 * mistake the rows at hand for all there are.
 */
export interface ListPage<Row> {
  rows: Row[];
  /** All that match, not only the rows of this page. */
  total: number;
  /** There are more than `total`: the server stopped counting there. */
  atLeast?: true;
  /** `cursor` of the next page; absent on the last one. */
  next?: string;
}

/** Which page of a list is asked for. Its size is always stated. */
export interface ListPageQuery {
  limit: number;
  cursor?: string;
}

/** Reads a page from a response: the rows are its body, the rest is in `X-Total-Count` and `Link`. */
export function listPageOf(rows: unknown[], headers: Pick<Headers, 'get'>): ListPage<unknown> {
  const count = headers.get('x-total-count');
  const link = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const next = link === undefined ? null : new URL(link, 'http://relative').searchParams.get('cursor');
  // A proxy that drops the count must not turn a page into the whole.
  const isLeast = headers.get('x-total-count-relation') === 'at-least' || (count === null && next !== null);
  return {
    rows,
    total: count === null ? rows.length : Number(count),
    ...(isLeast ? { atLeast: true as const } : {}),
    ...(next === null ? {} : { next }),
  };
}
