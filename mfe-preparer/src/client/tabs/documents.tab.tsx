import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';
import { ClientDocumentsTable } from '@portal/feature-documents/one-client';
import { useClientDocuments } from '../use-client-records';

interface DocumentsTabProps {
  clientId: string;
  onView: (documentId: string) => void;
}

/** The client's documents; each opens beside the client's answers. */
export function DocumentsTab({ clientId, onView }: DocumentsTabProps) {
  const t = useTranslate();
  const { data, isMissing, loadAgain } = useClientDocuments(clientId);
  const label = t('clients.detail.tabs.documents');
  return (
    <section id="documents" aria-label={label}>
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
    </section>
  );
}
