import { get } from '../contract/endpoint';
import { signedIn } from '../contract/access-policy';
import type { DocumentRow } from './documents.dto';

export const documentEndpoints = {
  /** A client's own; of a preparer's assigned clients; of all for an admin. Newest first, never with bytes. */
  list: get('/documents', signedIn).returnsList<DocumentRow>(),
};
