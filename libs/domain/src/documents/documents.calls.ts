import { get } from '../contract/call';
import { signedIn } from '../contract/who';
import type { DocumentRow } from './documents.dto';

export const documentCalls = {
  /** A client's own; of a preparer's assigned clients; of all for an admin. Newest first, never with bytes. */
  list: get('/documents', signedIn).answersList<DocumentRow>(),
};
