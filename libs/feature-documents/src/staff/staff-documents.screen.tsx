import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useDocumentCategoriesQuery, useDocumentScanningQuery } from '@portal/data-access/documents';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { Alert, Grid, PageSkeleton, StaffPage, useDensity } from '@portal/ui-kit/core';
import { InfoCircleIcon } from '@portal/ui-kit/icons';
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
  const { open, viewer } = useViewer();
  const scanning = useDocumentScanningQuery();
  const categories = useDocumentCategoriesQuery(newest, { refetchOnMountOrArgChange: true });
  const [rows, setRows] = useState<readonly DocumentRow[]>();
  const inTable = useMemo(() => rows && new Set(rows.map(({ id }) => id)), [rows]);
  // Wait for the notice at the top: in a narrow window, the page would shift if it appeared later.
  if (scanning.isLoading) return <PageSkeleton shape="table" />;
  return (
    <Frame hasBar={Table !== AllDocumentsTable} isScanOff={scanning.data?.enabled === false}>
      <Table onView={open} onRows={setRows} ClientName={ClientName} />
      {/* No skeleton: below a table that turns out to be empty, the real cards would move it. */}
      {categories.data && inTable ? (
        <Grid width="wide">
          {categories.data.categories.map((category) => (
            <NewestOfCategory
              key={category.document_type}
              category={category}
              inTable={inTable}
              onView={open}
              ClientName={ClientName}
            />
          ))}
        </Grid>
      ) : null}
      {viewer}
    </Frame>
  );
}

interface FrameProps {
  /** Whether the table has a bar with its title. */
  hasBar: boolean;
  isScanOff: boolean;
  children: ReactNode;
}

/** The page's bar, in whose place staff with a mouse see the bar of the table, if it has one. */
function Frame({ hasBar, isScanOff, children }: FrameProps) {
  const t = useTranslate();
  const isCompact = useDensity() === 'compact';
  if (!hasBar || !isCompact)
    return (
      <StaffPage title={t('documents.title')} filters={isScanOff ? <ScanOff /> : undefined}>
        {children}
      </StaffPage>
    );
  return (
    <div className="ui-page">
      <h1 className="ui-hidden" tabIndex={-1}>
        {t('documents.title')}
      </h1>
      <div className="ui-page__body">
        {isScanOff ? <Alert>{t('documents.scanOff')}</Alert> : null}
        {children}
      </div>
    </div>
  );
}

function ScanOff() {
  const t = useTranslate();
  return (
    <p className="doc-scan-off">
      <InfoCircleIcon /> {t('documents.scanOff')}
    </p>
  );
}
