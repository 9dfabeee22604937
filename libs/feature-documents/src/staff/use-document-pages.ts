import { useState } from 'react';
import { useDocumentPartsQuery } from '@portal/data-access/documents';
import type { DocumentSort } from '@portal/domain/documents/document-types';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { Sorting } from '@portal/ui-kit/table';

const size = documentLimits.tableRows;

/** Server's sort order for each column and direction. */
const sorts: Readonly<Record<string, Readonly<Record<Sorting['direction'], DocumentSort>>>> = {
  uploaded: { ascending: 'oldest', descending: 'newest' },
  filename: { ascending: 'filename', descending: 'filename_descending' },
  type: { ascending: 'type', descending: 'type_descending' },
  client: { ascending: 'client', descending: 'client_descending' },
};

/** Keys of the columns that the server can sort by. */
export const sortedColumns = Object.keys(sorts);

/** Returns the server's sort order for a sorting of the table. */
export const documentSortOf = (sorting: Sorting | null): DocumentSort | undefined =>
  sorting ? sorts[sorting.key]?.[sorting.direction] : undefined;

interface ListState {
  search: string;
  sorting: Sorting | null;
  /** Cursors of all pages up to the current one, for the current sort order. */
  cursors: readonly (string | undefined)[];
}

const firstPage = [undefined];

/** Loads the documents of all clients; the server searches, sorts and paginates them. */
export function useDocumentPages() {
  const [{ search, sorting, cursors }, setState] = useState<ListState>({
    search: '',
    sorting: null,
    cursors: firstPage,
  });
  const sort = documentSortOf(sorting);
  const cursor = cursors.at(-1);
  const query = {
    limit: size,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(cursor ? { cursor } : {}),
  };
  const part = useDocumentPartsQuery({ query }, { refetchOnMountOrArgChange: true });
  const page = cursors.length;

  const turnTo = (target: number): void =>
    setState((state) => {
      if (target <= page) return { ...state, cursors: state.cursors.slice(0, target) };
      return part.currentData?.next ? { ...state, cursors: [...state.cursors, part.currentData.next] } : state;
    });

  return {
    part,
    search,
    sorting,
    page,
    size,
    searchFor: (text: string) => setState((state) => ({ ...state, search: text, cursors: firstPage })),
    sortBy: (by: Sorting | null) => setState((state) => ({ ...state, sorting: by, cursors: firstPage })),
    turnTo,
  };
}
