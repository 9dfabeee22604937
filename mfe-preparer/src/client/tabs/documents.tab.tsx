import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { ClientDocumentsTable } from '@portal/feature-documents/one-client';
import { useTranslate } from '@portal/i18n';
import { Button, ErrorState, lazyPart, LoadingState, MutedText, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { requestCatalogs } from '../../messages/page-catalogs';
import { useClientDocuments } from '../use-client-records';

interface DocumentsTabProps {
  clientId: string;
  onView: (documentId: string) => void;
}

const RequestsCard = lazyPart<DocumentsTabProps>(
  () => loadWithCatalog(import('../requests/requests.card'), requestCatalogs),
  RequestsWaiting,
);

function RequestsWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return failed ? (
    <ErrorState title={t('clients.detail.loadFailed')} onRetry={onRetry} />
  ) : (
    <LoadingState>
      <SkeletonCard lines={4} />
    </LoadingState>
  );
}

/** All documents, and what the client was asked for; each opens beside the client's answers. */
export function DocumentsTab({ clientId, onView }: DocumentsTabProps) {
  const t = useTranslate();
  const { data, isMissing, loadAgain } = useClientDocuments(clientId);
  const label = t('clients.detail.tabs.documents');
  return (
    <section id="documents" aria-label={label}>
      <Stack>
        <ClientDocumentsTable
          label={label}
          documents={data?.rows}
          whenEmpty={
            isMissing ? (
              <Button onClick={loadAgain}>{t('clients.detail.again')}</Button>
            ) : (
              <MutedText>{t('clients.detail.noDocuments')}</MutedText>
            )
          }
          onView={({ id }) => onView(id)}
        />
        {/* Not before the table, which would move it down. */}
        {data || isMissing ? <RequestsCard key={clientId} clientId={clientId} onView={onView} /> : null}
      </Stack>
    </section>
  );
}
