import type { ComponentType } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { SearchBox } from '@portal/ui-kit/controls';
import { MutedText, PageBar } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import type { ClientNameProps } from '../files/file-list';
import { useDocumentColumns } from './file-columns';
import { useReportedRows } from './use-reported-rows';
import { useDocumentPages } from './use-document-pages';

export interface AllDocumentsTableProps {
  onView: (document: DocumentRow) => void;
  /** Called with the rows of each loaded page, or an empty list if loading fails. */
  onRows: (rows: readonly DocumentRow[]) => void;
  ClientName?: ComponentType<ClientNameProps> | undefined;
}

/** Table of the documents of all clients that the user may see, newest first. */
export function AllDocumentsTable({ onView, onRows, ClientName }: AllDocumentsTableProps) {
  const t = useTranslate();
  const pages = useDocumentPages();
  const { data, isFetching, isError, refetch } = pages.part;
  useReportedRows(pages.part, onRows);
  const { rows: { length: count } = [], total = 0 } = data ?? {};
  return (
    <section id="all-documents" className="ui-stack ui-stack--tight" aria-label={t('documents.table.title')}>
      <PageBar
        level={2}
        title={t('documents.table.title')}
        count={isError ? undefined : data?.total}
        search={
          <SearchBox
            label={t('documents.table.search')}
            placeholder={t('documents.table.searchHint')}
            value={pages.search}
            onSearch={pages.searchFor}
          />
        }
      />
      <DataTable
        label={t('documents.table.title')}
        columns={useDocumentColumns(onView, ClientName)}
        rowKey={({ id }) => id}
        rows={data?.rows}
        loading={isFetching}
        error={isError ? t('documents.loadFailed') : undefined}
        onRetry={() => void refetch()}
        empty={
          pages.search
            ? { title: t('documents.table.noMatch') }
            : { title: t('documents.table.empty'), action: <MutedText>{t('documents.table.emptyAbout')}</MutedText> }
        }
        sorting={{ by: pages.sorting, onChange: pages.sortBy }}
        paging={{
          page: pages.page,
          size: pages.size,
          total,
          ...(total > count ? { summary: t('documents.table.shown', { count, total }) } : {}),
          onChange: pages.turnTo,
        }}
      />
    </section>
  );
}
