import { useEffect } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';

interface DocumentsQuery {
  data?: ListPage<DocumentRow> | undefined;
  isError: boolean;
}

const none: readonly DocumentRow[] = [];

/** Reports the rows that a table shows, so that other lists on the page can omit them. */
export function useReportedRows({ data, isError }: DocumentsQuery, onRows: (rows: readonly DocumentRow[]) => void) {
  const rows = data?.rows ?? (isError ? none : undefined);
  useEffect(() => {
    if (rows) onRows(rows);
  }, [rows, onRows]);
}
