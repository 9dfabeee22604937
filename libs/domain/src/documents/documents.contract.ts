import { bindContract } from '../contract/contract';
import {
  DocumentCategories,
  DocumentCategoriesQuery,
  DocumentQuery,
  DocumentRow,
  DocumentUsage,
  DocumentView,
  ScanningStatus,
  UploadFields,
} from './documents.dto';
import { documentEndpoints } from './documents.endpoints';

export const documentsContract = bindContract('documents', documentEndpoints, {
  list: { query: DocumentQuery, response: DocumentRow },
  categories: { query: DocumentCategoriesQuery, response: DocumentCategories },
  upload: { body: UploadFields, response: DocumentRow },
  view: { response: DocumentView },
  download: {},
  ofClient: { response: DocumentRow },
  usage: { response: DocumentUsage },
  scanning: { response: ScanningStatus },
});
