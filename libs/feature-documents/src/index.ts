export { ClientDocumentsScreen } from './client/client-documents.screen';
export { StaffDocumentsScreen } from './staff/staff-documents.screen';
