import { bindContract } from '../contract/contract';
import { DocumentQuery, DocumentRow, DocumentView, ScanningStatus, UploadFields } from './documents.dto';
import { documentEndpoints } from './documents.endpoints';

export const documentsContract = bindContract('documents', documentEndpoints, {
  list: { query: DocumentQuery, response: DocumentRow },
  upload: { body: UploadFields, response: DocumentRow },
  view: { response: DocumentView },
  download: {},
  ofClient: { response: DocumentRow },
  scanning: { response: ScanningStatus },
});
