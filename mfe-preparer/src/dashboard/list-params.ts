import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from '@portal/domain/clients/client-list';

/** Search, filter and sort order of the client list, under their names in the URL and on the server. */
export type ListParams = Readonly<{ search: string; filter: ClientFilter; sort: ClientSort }>;

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Returns the parameters of the URL; invalid ones mean all clients by name. */
export const readListParams = (address: URLSearchParams): ListParams => ({
  search: address.get('search') ?? '',
  filter: find(clientFilters, address.get('filter')) ?? 'all',
  sort: find(clientSorts, address.get('sort')) ?? 'name',
});

/** Returns the parameters for the URL, '' for defaults. */
export const addressOf = ({ search, filter, sort }: ListParams) => ({
  search,
  filter: filter === 'all' ? '' : filter,
  sort: sort === 'name' ? '' : sort,
});

/** Returns the query for the server, without the page. */
export const criteriaOf = ({ search, filter, sort }: ListParams) => ({ ...(search ? { search } : {}), filter, sort });
