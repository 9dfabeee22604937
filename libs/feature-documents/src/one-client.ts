/** Documents of one client, for the preparers and admins who work on the return. */
export { useDownload } from './files/use-download';
export { ClientDocumentsTable } from './staff/client-documents.table';
export { DocumentPane } from './viewer/document.pane';
