import { StaffDocumentsScreen } from '@portal/feature-documents';
import { ExportMenu } from '../export/export.menu';

/** The documents of all clients. */
const DocumentsPage = () => (
  <StaffDocumentsScreen exportOf={(criteria) => <ExportMenu list="documents" criteria={criteria} />} />
);
export default DocumentsPage;
