import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useDocumentCategoriesQuery, useDocumentScanningQuery } from '@portal/data-access/documents';
import { documentTypes } from '@portal/domain/documents/document-types';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { Alert, Grid, PageFrame, SkeletonCard, useDensity } from '@portal/ui-kit/core';
import type { ClientNameProps } from '../files/file-list';
import { useViewer } from '../viewer/use-viewer';
import { AllDocumentsTable, type AllDocumentsTableProps } from './all-documents.table';
import { PlainClientName } from './file-columns';
import { NewestOfCategory } from './newest-of-category.card';
import '../documents.css';

/** Request enough documents to fill each card even if the table above already shows the newest ones. */
const newest = { query: { latest: documentLimits.latest + documentLimits.tableRows } };

interface StaffDocumentsScreenProps {
  /** Replaces the default table of all documents; with a mouse, its own bar is the head of the page. */
  Table?: ComponentType<AllDocumentsTableProps>;
  /** Renders the client of a document, for example as a link to the client's page. */
  ClientName?: ComponentType<ClientNameProps>;
}

/** Documents of all clients that the user may see, by category and in one table. No uploads. */
export function StaffDocumentsScreen({
  Table = AllDocumentsTable,
  ClientName = PlainClientName,
}: StaffDocumentsScreenProps) {
  const t = useTranslate();
  const { open, viewer } = useViewer();
  const scanning = useDocumentScanningQuery();
  const categories = useDocumentCategoriesQuery(newest, { refetchOnMountOrArgChange: true });
  const [rows, setRows] = useState<readonly DocumentRow[]>();
  const inTable = useMemo(() => rows && new Set(rows.map(({ id }) => id)), [rows]);
  return (
    <Frame hasBar={Table !== AllDocumentsTable}>
      {/* Wait for the scan notice at the top: the page would shift if it appeared later. */}
      {scanning.isLoading ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          {scanning.data?.enabled === false ? <Alert>{t('documents.scanOff')}</Alert> : null}
          <Table onView={open} onRows={setRows} ClientName={ClientName} />
          {categories.isError ? null : (
            <Grid width="wide">
              {categories.data && inTable
                ? categories.data.categories.map((category) => (
                    <NewestOfCategory
                      key={category.document_type}
                      category={category}
                      inTable={inTable}
                      onView={open}
                      ClientName={ClientName}
                    />
                  ))
                : documentTypes.map((type) => <SkeletonCard key={type} lines={3} />)}
            </Grid>
          )}
        </>
      )}
      {viewer}
    </Frame>
  );
}

/** The page's title and lead, which staff with a mouse see only as the bar of the table. */
function Frame({ hasBar, children }: { hasBar: boolean; children: ReactNode }) {
  const t = useTranslate();
  const isCompact = useDensity() === 'compact';
  if (!hasBar || !isCompact)
    return (
      <PageFrame title={t('documents.title')} lead={t('documents.leadStaff')}>
        {children}
      </PageFrame>
    );
  return (
    <div className="ui-page">
      <h1 className="ui-hidden" tabIndex={-1}>
        {t('documents.title')}
      </h1>
      <div className="ui-page__body">{children}</div>
    </div>
  );
}
