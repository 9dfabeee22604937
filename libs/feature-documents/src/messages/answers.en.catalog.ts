import { documentRequestsMessages } from '@portal/domain/requests/document-requests.messages';

const { fields } = documentRequestsMessages;

/** Labels of the forms about requests. */
export default { documentRequests: { fields } };
