import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from '@portal/domain/clients/client-list';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { listLimits } from '@portal/domain/contract/limits';

/** Search, filter, order and page of a client list, as in the URL. */
export interface ListParams {
  search: string;
  filter: ClientFilter;
  sort: ClientSort;
  /** Starts at 1. */
  page: number;
}

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Returns the parameters of the URL; invalid ones mean all clients by name. */
export function readListParams(params: URLSearchParams): ListParams {
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('search') ?? '',
    filter: find(clientFilters, params.get('filter')) ?? 'all',
    sort: find(clientSorts, params.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns only what differs from the defaults; '' for all clients by name. */
export function writeListParams({ search, filter, sort, page }: ListParams): string {
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'name' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/**
 * Returns the query for the server: always the whole list, because stepping from one client to the next needs the
 * complete order.
 */
export const listQuery = ({ search, filter, sort }: ListParams) => ({
  query: { ...(search ? { search } : {}), filter, sort, limit: listLimits.most },
});

/** Returns a page of the list, or its last page when it has fewer. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): { page: number; rows: readonly Row[] } {
  const size = clientLimits.pageSize;
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / size)));
  return { page, rows: rows.slice((page - 1) * size, page * size) };
}
