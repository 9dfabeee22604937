import { useState, type ReactNode } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { DataTable } from '@portal/ui-kit/table';
import { fileColumns } from './file-columns';
import '../documents.css';

interface ClientDocumentsTableProps {
  /** Names the table. */
  label: string;
  /** All of one client, newest first; undefined until they are there. */
  documents: readonly DocumentRow[] | undefined;
  /** Below the sentence for none. */
  whenEmpty?: ReactNode;
  onView: (document: DocumentRow) => void;
}

const size = documentLimits.tableRows;

/** The documents of one client, as they came in. */
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
