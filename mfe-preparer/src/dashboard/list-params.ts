import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from '@portal/domain/clients/client-list';

/** Search, filter and sort order of the client list, named as in the URL and on the server. */
export type ListParams = Readonly<{ search: string; filter: ClientFilter; sort: ClientSort }>;

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Parses the URL's parameters; invalid ones are replaced by the defaults: all clients, by name. */
export const readListParams = (address: URLSearchParams): ListParams => ({
  search: address.get('search') ?? '',
  filter: find(clientFilters, address.get('filter')) ?? 'all',
  sort: find(clientSorts, address.get('sort')) ?? 'name',
});

/** Returns the parameters for the URL; defaults are ''. */
export const addressOf = ({ search, filter, sort }: ListParams) => ({
  search,
  filter: filter === 'all' ? '' : filter,
  sort: sort === 'name' ? '' : sort,
});

/** Returns the query for the server, without pagination. */
export const criteriaOf = ({ search, filter, sort }: ListParams) => ({ ...(search ? { search } : {}), filter, sort });
