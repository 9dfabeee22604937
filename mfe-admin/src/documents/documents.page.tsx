export { StaffDocumentsScreen as default } from '@portal/feature-documents';
