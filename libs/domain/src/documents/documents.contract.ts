import { bindContract } from '../contract/contract';
import { DocumentRow } from './documents.dto';
import { documentEndpoints } from './documents.endpoints';

export const documentsContract = bindContract('documents', documentEndpoints, { list: { response: DocumentRow } });
