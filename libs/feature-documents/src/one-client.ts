/** Documents of one client, for people who work on their return. */
export { useDownload } from './files/use-download';
export { ClientDocumentsTable } from './staff/client-documents.table';
export { DocumentPane } from './viewer/document.pane';
