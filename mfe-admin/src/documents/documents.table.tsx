import { useDocumentPartsQuery } from '@portal/data-access/documents';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import {
  documentSortOf,
  sortedColumns,
  useDocumentColumns,
  useReportedRows,
  type AllDocumentsTableProps,
} from '@portal/feature-documents';
import { useTranslate } from '@portal/i18n';
import { ExportMenu } from '../export/export.menu';
import { dayCriteria } from '../table/days';
import { PeriodChip } from '../table/filter-chip';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';

/**
 * The documents of all clients, newest first. Like every admin table, keeps its state in the URL and can be exported.
 */
export function DocumentsTable({ onView, onRows, ClientName }: AllDocumentsTableProps) {
  const t = useTranslate();
  const address = useTableAddress({
    size: documentLimits.tableRows,
    filters: { from: 'any', to: 'any' },
    sorts: sortedColumns,
  });
  // Maps the sort orders of the table to the server's.
  const sort = documentSortOf(address.sorting);
  const { sort: _shown, ...criteria } = dayCriteria(address.criteria);
  const named = { ...criteria, ...(sort ? { sort } : {}) };
  const { limit, cursor } = address.query;
  const query = { ...named, limit, ...(cursor ? { cursor } : {}) };
  const part = useDocumentPartsQuery({ query }, { refetchOnMountOrArgChange: true });
  useReportedRows(part, onRows);
  const { rows: { length: count } = [], total = 0, atLeast = false } = part.data ?? {};
  return (
    <ServerTable
      label={t('documents.table.title')}
      columns={useDocumentColumns(onView, ClientName)}
      rowKey={({ id }) => id}
      address={address}
      part={part}
      failed={t('documents.loadFailed')}
      empty={{ title: t(address.narrowed ? 'documents.table.noMatch' : 'documents.table.empty') }}
      {...(total > count && !atLeast ? { summary: t('documents.table.shown', { count, total }) } : {})}
      search={{ label: t('documents.table.search'), hint: t('documents.table.searchHint') }}
      chips={<PeriodChip address={address} label={t('documents.table.uploaded')} />}
      actions={<ExportMenu list="documents" criteria={named} />}
    />
  );
}
