import type { KeptListFilters, ListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { json, type FakeServer } from './fake-server';

/** Lets the server keep the filters of the caller, like the real one. */
export function serveListFilters(server: FakeServer, start: readonly ListFilters[] = []) {
  let lists = [...start];
  const kept = (): KeptListFilters => ({ lists });
  server.answer('GET /list-filters', () => json(kept()));
  server.answer('PUT /list-filters', ({ body }) => {
    const filters = body as ListFilters;
    lists = [...lists.filter(({ list }) => list !== filters.list), filters];
    return json(kept());
  });
  return { of: (name: ListFilters['list']) => lists.find(({ list }) => list === name) };
}
