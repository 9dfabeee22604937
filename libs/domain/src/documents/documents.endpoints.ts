import { clients, preparers, signedIn, staff } from '../contract/access-policy';
import { get, post, put, remove } from '../contract/endpoint';
import type {
  ChangeDocument,
  DocumentCategories,
  DocumentCategoriesQuery,
  DocumentQuery,
  DocumentRow,
  DocumentUsage,
  DocumentView,
  ScanningStatus,
  TrashedDocument,
  UploadFields,
} from './documents.dto';
import { documentLimits } from './documents.limits';

export const documentEndpoints = {
  /** A client's own; of a preparer's assigned clients; of all for an admin. Newest first, never with bytes. */
  list: get('/documents', signedIn).filteredBy<DocumentQuery>().returnsList<DocumentRow>(),
  /** Of the same documents: how many of each type there are, and the newest of each. */
  categories: get('/documents/categories', signedIn)
    .filteredBy<DocumentCategoriesQuery>()
    .returns<DocumentCategories>(),
  /** One file. Answers `already_exists` with the id of what is there for the same bytes in the same category. */
  upload: post('/documents/upload', clients, { idempotent: true, status: 201 })
    .takesFile<UploadFields>(documentLimits.maxBytes)
    .returns<DocumentRow>(),
  /** Renames an own file or moves it to another category. */
  change: put('/documents/{id}', clients).takes<ChangeDocument>().returns<DocumentRow>(),
  /** Moves an own file to the trash, where it stays for 30 days. Deleting it twice changes nothing. */
  remove: remove('/documents/{id}', clients).returnsNothing(),
  /** Restoring a file that is not in the trash changes nothing. */
  restore: post('/documents/{id}/restore', clients).returns<DocumentRow>(),
  /** The caller's own deleted files, last deleted first. */
  trash: get('/documents/trash', clients).returnsList<TrashedDocument>(),
  /** With the bytes in base64, streamed. */
  view: get('/documents/{id}/view', signedIn).returnsBytes<DocumentView>(),
  download: get('/documents/{id}/download', signedIn).returnsBytes(),
  /** Of one assigned client, newest first. */
  ofClient: get('/client/{clientId}/documents', preparers).returnsList<DocumentRow>(),
  usage: get('/documents/usage', clients).returns<DocumentUsage>(),
  scanning: get('/documents/scanning', staff).returns<ScanningStatus>(),
};
