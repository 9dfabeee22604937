export { ClientDocumentsScreen } from './client/client-documents.screen';
export { StaffDocumentsScreen } from './staff/staff-documents.screen';
export { useDocumentColumns } from './staff/file-columns';
export { documentSortOf, sortedColumns } from './staff/use-document-pages';
