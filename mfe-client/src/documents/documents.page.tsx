export { ClientDocumentsScreen as default } from '@portal/feature-documents';
