import { useEffect } from 'react';
import { useDocumentCategoriesQuery } from '@portal/data-access/documents';
import { useMyRequestsQuery } from '@portal/data-access/requests';
import { useSeason } from '@portal/data-access/season-context';
import { clientDocumentTypes } from '@portal/domain/documents/document-types';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { ErrorState, Grid, LoadingState, PageFrame, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { SendUsCard } from '../requests/send-us.card';
import { useViewer } from '../viewer/use-viewer';
import { CategoryCard } from './category.card';
import { DocumentChecklist } from './document-checklist';
import { DocumentTrash } from './document-trash';
import { focusCategory } from './focus-category';
import { UsageNote } from './usage-note';
import '../documents.css';

/** Shows the newest files of each category; the others load on request. */
const newest = { query: { latest: documentLimits.latestMost } };

/**
 * A client's documents page: missing documents, and a card for each category. `hash`: may name the category to focus, such
 * as `#category-selfie`.
 */
export function ClientDocumentsScreen({ hash = '' }: { hash?: string }) {
  const t = useTranslate();
  const { isOpen, tax_year } = useSeason();
  const documents = useDocumentCategoriesQuery(newest, { refetchOnMountOrArgChange: true });
  // Shown above the files, which would otherwise move down when they arrive.
  const { data: requests, error: isMissing } = useMyRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { open, viewer } = useViewer();
  const isLoaded = documents.data !== undefined && (requests !== undefined || isMissing !== undefined);
  const linked = clientDocumentTypes.find((type) => hash === `#category-${type}`);
  useEffect(() => {
    if (isLoaded && linked) focusCategory(linked);
  }, [isLoaded, linked]);
  return (
    <PageFrame title={t('documents.title')} lead={t('documents.leadClient')}>
      {documents.data && isLoaded ? (
        <Stack>
          <UsageNote />
          <SendUsCard year={tax_year} requests={requests} />
          <DocumentChecklist categories={documents.data.categories} />
          <Grid width="wide">
            {clientDocumentTypes.map((type) => (
              <CategoryCard
                key={type}
                type={type}
                category={documents.data?.categories.find(({ document_type }) => document_type === type)}
                onView={open}
              />
            ))}
          </Grid>
          {isOpen ? <DocumentTrash /> : null}
        </Stack>
      ) : documents.isError ? (
        <ErrorState
          title={t('documents.loadFailed')}
          onRetry={() => void documents.refetch()}
          busy={documents.isFetching}
        />
      ) : (
        <LoadingState>
          <Stack>
            <SkeletonCard lines={6} />
            <Grid width="wide">
              {clientDocumentTypes.map((type) => (
                <SkeletonCard key={type} lines={6} />
              ))}
            </Grid>
          </Stack>
        </LoadingState>
      )}
      {viewer}
    </PageFrame>
  );
}
