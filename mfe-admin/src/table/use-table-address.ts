import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListPageQuery } from '@portal/domain/contract/list-page';
import { useListPages, type ListPages } from '@portal/feature-area/list-pages';
import { useDensity } from '@portal/ui-kit/core';
import type { Sorting } from '@portal/ui-kit/table';

interface TableSettings<Filter extends string> {
  /** Rows per page on devices without a mouse; with a mouse, 25 unless the URL has another of `pageSizes`. */
  size: number;
  /** Allowed values by filter; `any` allows every value. */
  filters?: Readonly<Record<Filter, 'any' | readonly string[]>>;
  /** Keys of the columns that the server can sort by. */
  sorts?: readonly string[];
}

export interface TableAddress<Filter extends string = string> extends Pick<ListPages, 'page' | 'go' | 'turnTo'> {
  search: string;
  /** '' if not filtered. */
  filters: Readonly<Record<Filter, string>>;
  sorting: Sorting | null;
  size: number;
  /** Whether the list is searched or filtered. */
  narrowed: boolean;
  /** Number of filters that are set. */
  filtered: number;
  /** Search, filters and sort order as sent to the server, without pagination; also used by exports. */
  criteria: Readonly<Record<string, string>>;
  /** Query for the server. */
  query: Readonly<Record<string, string | number>> & ListPageQuery;
  searchFor: (text: string) => void;
  filterBy: (name: Filter, value: string) => void;
  sortBy: (by: Sorting | null) => void;
  /** Changes the number of rows per page. */
  resize: (size: number) => void;
  clear: () => void;
}

/** Page sizes that staff can choose; the first is the default with a mouse. */
export const pageSizes: readonly number[] = [25, 50, 100];

/** Suffix of the sort key for descending order, in the URL and on the server. */
const descending = '_descending';

/**
 * Keeps search, filters, order and page of a table in the URL, so that they survive a reload and can be shared as a
 * link.
 */
export function useTableAddress<Filter extends string = never>(settings: TableSettings<Filter>): TableAddress<Filter> {
  const { address, cursor, page, go, turnTo } = useListPages();
  const names = Object.keys(settings.filters ?? {}) as Filter[];
  const chosenSize = pageSizes.find((one) => String(one) === address.get('size'));
  const size = chosenSize ?? (useDensity() === 'compact' ? 25 : settings.size);

  const search = address.get('search') ?? '';
  const filters = Object.fromEntries(
    names.map((name) => [name, allowed(address.get(name) ?? '', settings.filters?.[name])]),
  ) as Record<Filter, string>;
  const filtered = names.filter((name) => filters[name] !== '').length;
  const sorting = readSorting(address.get('sort') ?? '', settings.sorts ?? []);

  const given = { search, ...filters, sort: sorting ? sortText(sorting) : '' };
  const criteria = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

  return {
    search,
    filters,
    sorting,
    page,
    size,
    narrowed: search !== '' || filtered > 0,
    filtered,
    criteria,
    query: { ...criteria, limit: size, ...(cursor ? { cursor } : {}) },
    go,
    turnTo,
    // Replace the history entry, so that Back does not step through every typed letter.
    searchFor: (text) => go({ search: text }, { replace: true }),
    filterBy: (name, value) => go({ [name]: value }),
    sortBy: (by) => go({ sort: by ? sortText(by) : '' }),
    resize: (to) => go({ size: String(to) }),
    clear: () => go(Object.fromEntries(['search', ...names].map((name) => [name, '']))),
  };
}

/**
 * Keeps the sort order of a fully loaded table in a URL parameter of its own, and leaves the others alone, such as
 * another table's page.
 * @param sorts keys of the sortable columns
 */
export function useSortAddress(name: string, sorts: readonly string[]) {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  return {
    by: readSorting(address.get(name) ?? '', sorts),
    onChange: (by: Sorting | null): void => {
      const next = new URLSearchParams(address);
      if (by) next.set(name, sortText(by));
      else next.delete(name);
      void navigate({ search: next.toString() }, { state: location.state as unknown, preventScrollReset: true });
    },
  };
}

const sortText = ({ key, direction }: Sorting): string => (direction === 'descending' ? `${key}${descending}` : key);

/** @param sorts keys of the sortable columns */
export function readSorting(text: string, sorts: readonly string[]): Sorting | null {
  const isDescending = text.endsWith(descending);
  const key = isDescending ? text.slice(0, -descending.length) : text;
  return sorts.includes(key) ? { key, direction: isDescending ? 'descending' : 'ascending' } : null;
}

/** Returns a value of the URL, or '' if it is not allowed. */
export const allowed = (value: string, values: 'any' | readonly string[] = []): string =>
  values === 'any' || values.includes(value) ? value : '';
