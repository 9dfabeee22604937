import { bindContract } from '../contract/contract';
import {
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
import { documentEndpoints } from './documents.endpoints';

export const documentsContract = bindContract('documents', documentEndpoints, {
  list: { query: DocumentQuery, response: DocumentRow },
  categories: { query: DocumentCategoriesQuery, response: DocumentCategories },
  upload: { body: UploadFields, response: DocumentRow },
  uploadForClient: { body: UploadFields, response: DocumentRow },
  change: { body: ChangeDocument, response: DocumentRow },
  remove: {},
  restore: { response: DocumentRow },
  trash: { response: TrashedDocument },
  view: { response: DocumentView },
  download: {},
  ofClient: { response: DocumentRow },
  usage: { response: DocumentUsage },
  scanning: { response: ScanningStatus },
});
