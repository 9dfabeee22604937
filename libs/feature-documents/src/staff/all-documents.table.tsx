import type { ReactNode } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { Translate } from '@portal/domain/i18n/message';
import type { Locale } from '@portal/domain/i18n/locales';
import { useLocale, useTranslate } from '@portal/i18n';
import { SearchBox } from '@portal/ui-kit/controls';
import { Card } from '@portal/ui-kit/core';
import { DataTable, type Column } from '@portal/ui-kit/table';
import { fileColumns } from './file-columns';
import { useDocumentPages } from './use-document-pages';

export type ExportOf = (criteria: Readonly<Record<string, string>>) => ReactNode;

interface AllDocumentsTableProps {
  onView: (document: DocumentRow) => void;
  exportOf?: ExportOf;
}

/** Every document of every client whose papers the reader may see, newest first. */
export function AllDocumentsTable({ onView, exportOf }: AllDocumentsTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const pages = useDocumentPages();
  const { data, isFetching, isError, refetch } = pages.part;
  const { rows: { length: count } = [], total = 0 } = data ?? {};
  return (
    <Card id="all-documents" title={t('documents.table.title')}>
      <DataTable
        label={t('documents.table.title')}
        columns={columnsOf(t, locale, onView)}
        rowKey={({ id }) => id}
        rows={data?.rows}
        loading={isFetching}
        error={isError ? t('documents.loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={{ title: pages.search ? t('documents.table.noMatch') : t('documents.table.empty') }}
        sorting={{ by: pages.sorting, onChange: pages.sortBy }}
        paging={{
          page: pages.page,
          size: pages.size,
          total,
          ...(total > count ? { summary: t('documents.table.shown', { count, total }) } : {}),
          onChange: pages.turnTo,
        }}
        toolbar={
          <>
            <SearchBox
              label={t('documents.table.search')}
              placeholder={t('documents.table.searchHint')}
              value={pages.search}
              onSearch={pages.searchFor}
            />
            {exportOf?.(pages.criteria)}
          </>
        }
      />
    </Card>
  );
}

const columnsOf = (t: Translate, locale: Locale, onView: AllDocumentsTableProps['onView']): Column<DocumentRow>[] => [
  { key: 'name', title: t('documents.table.client'), cell: ({ client_name }) => client_name },
  {
    key: 'client',
    title: t('documents.table.clientId'),
    sortable: true,
    cell: ({ user_id }) => <code title={user_id}>{user_id.slice(-documentLimits.idTail)}</code>,
  },
  ...fileColumns(t, locale, onView),
];
