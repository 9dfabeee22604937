import { documentRequestsMessages as documentRequests } from '@portal/domain/requests/document-requests.messages';
import { papersMessages as papers } from '@portal/domain/requests/papers.messages';
import { requestReasonsMessages as requestReasons } from '@portal/domain/requests/request-reasons.messages';
import { staffRequestsMessages as staffRequests } from '../client/requests/staff-requests.messages';

/** Messages of the documents that a client was asked for. */
export default { documentRequests, papers, requestReasons, staffRequests };
