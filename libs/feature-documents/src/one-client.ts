/** The papers of one client, for whoever works on their return. */
export { useDownload } from './files/use-download';
export { ClientDocumentsTable } from './staff/client-documents.table';
export { DocumentPane } from './viewer/document.pane';
