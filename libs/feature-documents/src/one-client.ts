/** Documents of one client, for the preparers and admins who work on the return. */
export { useDownload } from './files/use-download';
export { ClientDocumentsTable } from './staff/client-documents.table';
export { paint } from './viewer/page-thumbnails';
export { DocumentPane } from './viewer/document.pane';
