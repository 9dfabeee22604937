import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from '@portal/domain/clients/client-list';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { listLimits } from '@portal/domain/contract/limits';

/** What a list of clients is narrowed to and ordered by, as it stands in the address. */
export interface ListParams {
  search: string;
  filter: ClientFilter;
  sort: ClientSort;
  /** From 1. */
  page: number;
}

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** An address that says nothing sensible means all clients by name. */
export function readListParams(params: URLSearchParams): ListParams {
  const page = Number(params.get('page') ?? 1);
  return {
    search: params.get('search') ?? '',
    filter: find(clientFilters, params.get('filter')) ?? 'all',
    sort: find(clientSorts, params.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Only what is not as always; '' for all clients by name. */
export function writeListParams({ search, filter, sort, page }: ListParams): string {
  const params = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(filter === 'all' ? {} : { filter }),
    ...(sort === 'name' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/** As the server is asked: whole lists, because going from one client to the next needs the order of all. */
export const listQuery = ({ search, filter, sort }: ListParams) => ({
  query: { ...(search ? { search } : {}), filter, sort, limit: listLimits.most },
});

/** A page of the list; its last one where it has fewer pages than that. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): { page: number; rows: readonly Row[] } {
  const size = clientLimits.pageSize;
  const page = Math.min(wanted, Math.max(1, Math.ceil(rows.length / size)));
  return { page, rows: rows.slice((page - 1) * size, page * size) };
}
