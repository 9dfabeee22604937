import { auditMessages as audit } from '@portal/domain/audit/audit.messages';
import { documentsMessages } from '@portal/domain/documents/documents.messages';
import { documentRequestsMessages } from '@portal/domain/requests/document-requests.messages';
import { returnsMessages } from '@portal/domain/returns/returns.messages';

const { explanations, rejectReasons, waiveReasons } = documentRequestsMessages;
const { causes, kinds, states } = returnsMessages;

/** The words of details come from the screens that show the same values. */
export default {
  audit,
  documents: { types: documentsMessages.types },
  documentRequests: { explanations, rejectReasons, waiveReasons },
  returns: { causes, kinds, states },
};
