import { useState, type ReactNode } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { DataTable } from '@portal/ui-kit/table';
import { fileColumns } from './file-columns';
import '../documents.css';

interface ClientDocumentsTableProps {
  /** Accessible name of the table. */
  label: string;
  /** All documents of one client, newest first; undefined while loading. */
  documents: readonly DocumentRow[] | undefined;
  /** Additional content below the empty message. */
  whenEmpty?: ReactNode;
  onView: (document: DocumentRow) => void;
}

const size = documentLimits.tableRows;

/** Table of one client's documents, in the given order. */
export function ClientDocumentsTable({ label, documents, whenEmpty, onView }: ClientDocumentsTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const columns = fileColumns(t, locale, onView).map((column) => ({ ...column, sortable: false }));
  return (
    <DataTable
      label={label}
      columns={columns}
      rowKey={({ id }) => id}
      rows={documents?.slice((page - 1) * size, page * size)}
      empty={{ title: t('documents.table.empty'), action: whenEmpty }}
      paging={{ page, size, total: documents?.length ?? 0, onChange: setPage }}
    />
  );
}
