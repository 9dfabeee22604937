import type { ListMeta } from './failure';

/** Part of a list. */
export interface ListPart<Row> {
  rows: Row[];
  /** All that match, not only those that are here. */
  total: number;
  /** `cursor` of the next part; absent on the last one. */
  next?: string;
}

/** What the headers of an answer say of the list it holds a part of. */
export function listMetaOf(headers: Headers): ListMeta {
  const total = headers.get('x-total-count');
  const next = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const cursor = next === undefined ? null : new URL(next, location.origin).searchParams.get('cursor');
  const meta = { total: total === null ? null : Number(total), more: headers.has('link') };
  return cursor === null ? meta : { ...meta, next: cursor };
}
