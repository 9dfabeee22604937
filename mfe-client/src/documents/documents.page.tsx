import { useLocation } from 'react-router-dom';
import { useDocumentChanges } from '@portal/data-access/document-changes';
import { ClientDocumentsScreen } from '@portal/feature-documents';

export default function DocumentsPage() {
  useDocumentChanges();
  return <ClientDocumentsScreen hash={useLocation().hash} />;
}
