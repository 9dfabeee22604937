import type { ListMeta } from './failure';

/** Part of a list. */
export interface ListPart<Row> {
  rows: Row[];
  /** All that match, not only those that are here. */
  total: number;
  /** There are more than `total`: the server stopped counting there. */
  atLeast?: true;
  /** `cursor` of the next part; absent on the last one. */
  next?: string;
}

/** What the headers of an answer say of the list it holds a part of. */
export function listMetaOf(headers: Headers): ListMeta {
  const total = headers.get('x-total-count');
  const next = /<([^>]+)>; *rel="next"/.exec(headers.get('link') ?? '')?.[1];
  const cursor = next === undefined ? null : new URL(next, location.origin).searchParams.get('cursor');
  const isLeast = headers.get('x-total-count-relation') === 'at-least';
  const meta = {
    total: total === null ? null : Number(total),
    ...(isLeast ? { atLeast: true as const } : {}),
  };
  return cursor === null ? meta : { ...meta, next: cursor };
}
