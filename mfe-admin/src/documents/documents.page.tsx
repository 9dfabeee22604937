import { StaffDocumentsScreen } from '@portal/feature-documents';
import { DocumentsTable } from './documents.table';

/** The documents of all clients. */
const DocumentsPage = () => <StaffDocumentsScreen Table={DocumentsTable} />;
export default DocumentsPage;
