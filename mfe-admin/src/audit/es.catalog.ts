import audit from '@portal/domain/audit/audit.messages.es.json';
import documentsMessages from '@portal/domain/documents/documents.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import documentRequestsMessages from '@portal/domain/requests/document-requests.messages.es.json';
import returnsMessages from '@portal/domain/returns/returns.messages.es.json';
import type en from './en.catalog';

const { explanations, rejectReasons, waiveReasons } = documentRequestsMessages;
const { causes, kinds, states } = returnsMessages;

export default {
  audit,
  documents: { types: documentsMessages.types },
  documentRequests: { explanations, rejectReasons, waiveReasons },
  returns: { causes, kinds, states },
} satisfies Translated<typeof en>;
