import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListPageQuery } from '@portal/domain/contract/list-page';
import type { Sorting } from '@portal/ui-kit/table';

interface TableSettings<Filter extends string> {
  /** Rows per page. */
  size: number;
  /** Filters by their server names; with a list, only its values are sent. */
  filters?: Readonly<Record<Filter, 'any' | readonly string[]>>;
  /** Keys of the columns that the server can sort by. */
  sorts?: readonly string[];
}

/** Cursors of the previous pages, stored in the state of the history entry, also across a reload. */
interface Trail {
  cursors: readonly string[];
}

export interface TableAddress<Filter extends string = string> {
  search: string;
  /** '' when not filtered. */
  filters: Readonly<Record<Filter, string>>;
  sorting: Sorting | null;
  page: number;
  size: number;
  /** Whether a search or filter narrows the list. */
  narrowed: boolean;
  /** What the server is asked for, without pagination; used by exports. */
  criteria: Readonly<Record<string, string>>;
  /** Query for the server. */
  query: Readonly<Record<string, string | number>> & ListPageQuery;
  searchFor: (text: string) => void;
  filterBy: (name: Filter, value: string) => void;
  sortBy: (by: Sorting | null) => void;
  /** @param next cursor of the next page, from the server's response for this one */
  turnTo: (page: number, next: string | undefined) => void;
  clear: () => void;
  toStart: () => void;
}

/** Direction in the URL and in the server's `sort`: the key alone, or with this suffix. */
const descending = '_descending';

/**
 * Keeps search, filters, order and page of a table in the URL, so that they survive a reload and a link shows the same
 * rows. Lists are paginated by cursor, which is signed for one person; another user's link starts at the first page.
 */
export function useTableAddress<Filter extends string = never>(settings: TableSettings<Filter>): TableAddress<Filter> {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const names = Object.keys(settings.filters ?? {}) as Filter[];

  const search = address.get('search') ?? '';
  const filters = Object.fromEntries(
    names.map((name) => [name, allowed(address.get(name) ?? '', settings.filters?.[name])]),
  ) as Record<Filter, string>;
  const sorting = readSorting(address.get('sort') ?? '', settings.sorts ?? []);
  const cursor = address.get('cursor') ?? '';
  const page = cursor ? Math.max(2, Math.trunc(Number(address.get('page'))) || 2) : 1;
  const trail = trailOf(location.state);

  const given = { search, ...filters, sort: sorting ? sortText(sorting) : '' };
  const criteria = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

  const go = (changes: Readonly<Record<string, string>>, state: Trail | null, replace = false): void => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ cursor: '', page: '', ...changes }))
      if (value) next.set(name, value);
      else next.delete(name);
    void navigate({ search: next.toString() }, { state, replace, preventScrollReset: true });
  };

  return {
    search,
    filters,
    sorting,
    page,
    size: settings.size,
    narrowed: search !== '' || names.some((name) => filters[name] !== ''),
    criteria,
    query: { ...criteria, limit: settings.size, ...(cursor ? { cursor } : {}) },
    // Replaces the history entry: Back should not step through each typed letter.
    searchFor: (text) => go({ search: text }, null, true),
    filterBy: (name, value) => go({ [name]: value }, null),
    sortBy: (by) => go({ sort: by ? sortText(by) : '' }, null),
    turnTo: (wanted, next) => {
      if (wanted > page) {
        if (next) go({ cursor: next, page: String(page + 1) }, { cursors: [...trail, ...(cursor ? [cursor] : [])] });
        return;
      }
      const before = trail.slice(0, Math.max(0, wanted - 1));
      const start = before.at(-1);
      // Without the trail, as when following a link, going back leads to the first page.
      go(start ? { cursor: start, page: String(wanted) } : {}, { cursors: before.slice(0, -1) });
    },
    clear: () => go(Object.fromEntries(['search', ...names].map((name) => [name, ''])), null),
    toStart: () => go({}, null, true),
  };
}

/**
 * Keeps the order of a fully loaded table in the URL, under its own name; other parameters, such as another table's
 * page, stay.
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

const allowed = (value: string, values: 'any' | readonly string[] = []): string =>
  values === 'any' || values.includes(value) ? value : '';

function trailOf(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('cursors' in state)) return [];
  return Array.isArray(state.cursors) ? state.cursors.map(String) : [];
}
