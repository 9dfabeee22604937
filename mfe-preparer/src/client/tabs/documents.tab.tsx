import { useTranslate } from '@portal/i18n';
import { Button, Card, MutedText } from '@portal/ui-kit/core';
import { ClientDocumentsTable } from '@portal/feature-documents/one-client';
import { newestDocument } from '../../dashboard/list-params';
import { useClientDocuments } from '../use-client-records';

interface DocumentsTabProps {
  clientId: string;
  /** Id of a document, or `newestPaper`. */
  onView: (documentId: string) => void;
}

/** The client's documents; each opens beside the client's answers. */
export function DocumentsTab({ clientId, onView }: DocumentsTabProps) {
  const t = useTranslate();
  const { data, isMissing, loadAgain } = useClientDocuments(clientId);
  const label = t('clients.detail.tabs.documents');
  const some = data && data.rows.length > 0;
  return (
    <Card
      id="documents"
      title={label}
      extra={some ? <Button onClick={() => onView(newestDocument)}>{t('clients.papers.open')}</Button> : null}
    >
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
    </Card>
  );
}
