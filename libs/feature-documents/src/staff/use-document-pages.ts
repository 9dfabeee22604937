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

interface Asked {
  search: string;
  sorting: Sorting | null;
  /** Cursors of all pages up to the current one, for the current sort order. */
  cursors: readonly (string | undefined)[];
}

const firstPage = [undefined];

/** Loads the documents of all clients; the server searches, sorts and paginates them. */
export function useDocumentPages() {
  const [{ search, sorting, cursors }, setAsked] = useState<Asked>({ search: '', sorting: null, cursors: firstPage });
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

  const turnTo = (wanted: number): void =>
    setAsked((asked) => {
      if (wanted <= page) return { ...asked, cursors: asked.cursors.slice(0, wanted) };
      return part.currentData?.next ? { ...asked, cursors: [...asked.cursors, part.currentData.next] } : asked;
    });

  return {
    part,
    search,
    sorting,
    page,
    size,
    searchFor: (text: string) => setAsked((asked) => ({ ...asked, search: text, cursors: firstPage })),
    sortBy: (by: Sorting | null) => setAsked((asked) => ({ ...asked, sorting: by, cursors: firstPage })),
    turnTo,
  };
}
