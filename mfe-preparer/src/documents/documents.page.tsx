import { Link } from 'react-router-dom';
import { useDocumentChanges } from '@portal/data-access/document-changes';
import { StaffDocumentsScreen, type ClientNameProps } from '@portal/feature-documents';

const ClientLink = ({ document: { user_id, client_name } }: ClientNameProps) => (
  <Link to={`/client/${user_id}`}>{client_name}</Link>
);

/** The documents of the preparer's clients. */
export default function DocumentsPage() {
  useDocumentChanges();
  return <StaffDocumentsScreen ClientName={ClientLink} />;
}
