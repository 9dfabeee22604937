export { ClientDocumentsScreen } from './client/client-documents.screen';
export type { ClientNameProps } from './files/file-list';
export type { AllDocumentsTableProps } from './staff/all-documents.table';
export { useReportedRows } from './staff/use-reported-rows';
export { StaffDocumentsScreen } from './staff/staff-documents.screen';
export { useDocumentColumns } from './staff/file-columns';
export { documentSortOf, sortedColumns } from './staff/use-document-pages';
