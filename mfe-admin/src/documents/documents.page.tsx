import { StaffDocumentsScreen, type ClientNameProps } from '@portal/feature-documents';
import { ClientLink } from '../table/cells';
import { DocumentsTable } from './documents.table';

const ClientName = ({ document: { user_id, client_name = '' } }: ClientNameProps) => (
  <ClientLink id={user_id} name={client_name} />
);

/** The documents of all clients. */
const DocumentsPage = () => <StaffDocumentsScreen Table={DocumentsTable} ClientName={ClientName} />;
export default DocumentsPage;
