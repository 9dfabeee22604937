import type { ComponentType } from 'react';
import { useDocumentPartsQuery, useDocumentScanningQuery } from '@portal/data-access/documents';
import { listLimits } from '@portal/domain/contract/limits';
import { documentTypes } from '@portal/domain/documents/document-types';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Alert, Card, Grid, MutedText, PageFrame, SkeletonCard } from '@portal/ui-kit/core';
import { FileList } from '../files/file-list';
import { useViewer } from '../viewer/use-viewer';
import { AllDocumentsTable, type AllDocumentsTableProps } from './all-documents.table';
import '../documents.css';

/** Of the newest documents, those of a category that its card shows; the table has all. */
const perCategory = 3;
const newest = { query: { limit: listLimits.default } };

interface StaffDocumentsScreenProps {
  /** The table of all documents, where an area has one of its own. */
  Table?: ComponentType<AllDocumentsTableProps>;
}

/** The documents of all clients whose papers the reader may see: by category and in one table; nothing is uploaded here. */
export function StaffDocumentsScreen({ Table = AllDocumentsTable }: StaffDocumentsScreenProps) {
  const t = useTranslate();
  const { open, viewer } = useViewer();
  const scanning = useDocumentScanningQuery();
  const documents = useDocumentPartsQuery(newest, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame title={t('documents.title')} lead={t('documents.leadStaff')}>
      {/* What it says stands above everything else, which would move if it came later. */}
      {scanning.isLoading ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          {scanning.data?.enabled === false ? <Alert>{t('documents.scanOff')}</Alert> : null}
          <Table onView={open} />
          {documents.isError ? null : (
            <Grid width="wide">
              {documentTypes.map((type) =>
                documents.data ? (
                  <NewestOfCategory
                    key={type}
                    type={type}
                    files={documents.data.rows.filter(({ document_type }) => document_type === type)}
                    onView={open}
                  />
                ) : (
                  <SkeletonCard key={type} lines={3} />
                ),
              )}
            </Grid>
          )}
        </>
      )}
      {viewer}
    </PageFrame>
  );
}

interface NewestOfCategoryProps {
  type: (typeof documentTypes)[number];
  files: readonly DocumentRow[];
  onView: (document: DocumentRow) => void;
}

function NewestOfCategory({ type, files, onView }: NewestOfCategoryProps) {
  const t = useTranslate();
  const name = t(`documents.types.${type}`);
  const more = files.length - perCategory;
  return (
    <Card id={`category-${type}`} title={name}>
      <MutedText>{t(`documents.about.${type}`)}</MutedText>
      <FileList label={t('documents.filesOf', { type: name })} files={files.slice(0, perCategory)} onView={onView} />
      {more > 0 ? <MutedText>{t('documents.moreFiles', { count: more })}</MutedText> : null}
    </Card>
  );
}
