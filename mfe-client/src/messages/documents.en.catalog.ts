import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { documentRequestsMessages as documentRequests } from '@portal/domain/requests/document-requests.messages';
import { papersMessages as papers } from '@portal/domain/requests/papers.messages';
import { requestReasonsMessages as requestReasons } from '@portal/domain/requests/request-reasons.messages';
import documents from '@portal/feature-documents/messages/en.catalog';

/** With the names of states, which the shared form fields contain. */
export default { ...documents, documentRequests, papers, requestReasons, states };
