import { clientFilters, clientSorts, type ClientFilter, type ClientSort } from '@portal/domain/clients/client-list';
import { clientLimits } from '@portal/domain/clients/clients.limits';

/** Used in a client's URL in place of a document's id. */
export const newestDocument = 'newest';

/** Search, filter and sort order of the client list, named as in the URL and on the server. */
export type ListParams = Readonly<{ search: string; filter: ClientFilter; sort: ClientSort }>;

/** How many rows a page has, and whether they are cards. */
export type ListLook = Readonly<{ size: number; as: 'table' | 'cards' }>;

const sizes: readonly number[] = [clientLimits.pageSize, 50, 100];

const find = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Parses the URL's parameters; invalid ones are replaced by the defaults: all clients, by name. */
export const readListParams = (address: URLSearchParams): ListParams => ({
  search: address.get('search') ?? '',
  filter: find(clientFilters, address.get('filter')) ?? 'all',
  sort: find(clientSorts, address.get('sort')) ?? 'name',
});

/** Parses how the list looks; the defaults are a table of 25 rows. */
export const readListLook = (address: URLSearchParams): ListLook => ({
  size: sizes.find((size) => String(size) === address.get('size')) ?? clientLimits.pageSize,
  as: address.get('as') === 'cards' ? 'cards' : 'table',
});

/** Returns the parameters for the URL; defaults are ''. */
export const addressOf = ({ search, filter, sort }: ListParams) => ({
  search,
  filter: filter === 'all' ? '' : filter,
  sort: sort === 'name' ? '' : sort,
});

/** Returns the query for the server, without pagination. */
export const criteriaOf = ({ search, filter, sort }: ListParams) => ({ ...(search ? { search } : {}), filter, sort });
