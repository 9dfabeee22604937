import { documentRequestsMessages } from '@portal/domain/requests/document-requests.messages';
import { papersMessages as papers } from '@portal/domain/requests/papers.messages';
import { requestReasonsMessages } from '@portal/domain/requests/request-reasons.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { documentsMessages } from '@portal/domain/documents/documents.messages';

const { table: _table, ...documents } = documentsMessages;
const { deeds: _deeds, fields: _fields, sources: _sources, ...documentRequests } = documentRequestsMessages;
const { waive: _waive, ...requestReasons } = requestReasonsMessages;

/**
 * What only staff read, and what only the forms show, is left out. With the names of states, which the shared form fields
 * contain.
 */
export default { documents, documentRequests, papers, requestReasons, states };
