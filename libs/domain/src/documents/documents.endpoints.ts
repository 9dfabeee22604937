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
  /**
   * Lists documents without their content, newest first: a client's own, those of a preparer's assigned clients, or all
   * of them, of every season, for an admin.
   */
  list: get('/documents', signedIn, { seasonal: true }).filteredBy<DocumentQuery>().returnsList<DocumentRow>(),
  /** Returns the same documents grouped by type: their number, and the newest ones. */
  categories: get('/documents/categories', signedIn, { seasonal: true })
    .filteredBy<DocumentCategoriesQuery>()
    .returns<DocumentCategories>(),
  /**
   * Uploads one file. Returns `already_exists` with the id of the existing document if the category already contains
   * the same bytes.
   */
  upload: post('/documents/upload', clients, { idempotent: 'repeatable', seasonal: true, status: 201 })
    .takesFile<UploadFields>(documentLimits.maxBytes)
    .returns<DocumentRow>(),
  /** Renames the caller's own file or moves it to another category. */
  change: put('/documents/{id}', clients).takes<ChangeDocument>().returns<DocumentRow>(),
  /**
   * Moves the caller's own file to the trash, where it stays for 30 days. Idempotent. Returns `conflict` for a file that
   * the office has accepted.
   */
  remove: remove('/documents/{id}', clients).returnsNothing(),
  /** Restores a file from the trash; has no effect on other files. */
  restore: post('/documents/{id}/restore', clients).returns<DocumentRow>(),
  /** Lists the caller's own deleted files of the season, most recently deleted first. */
  trash: get('/documents/trash', clients, { seasonal: true }).returnsList<TrashedDocument>(),
  /** Returns the document with its content in base64, streamed. */
  view: get('/documents/{id}/view', signedIn).returnsBytes<DocumentView>(),
  download: get('/documents/{id}/download', signedIn).returnsBytes(),
  /** Uploads one file that a client handed in on paper. The file is marked as the office's. */
  uploadForClient: post('/client/{clientId}/documents/upload', preparers, {
    idempotent: 'repeatable',
    seasonal: true,
    status: 201,
  })
    .takesFile<UploadFields>(documentLimits.maxBytes)
    .returns<DocumentRow>(),
  /** Lists the documents of one assigned client, newest first. */
  ofClient: get('/client/{clientId}/documents', preparers, { seasonal: true }).returnsList<DocumentRow>(),
  usage: get('/documents/usage', clients).returns<DocumentUsage>(),
  scanning: get('/documents/scanning', staff).returns<ScanningStatus>(),
};
