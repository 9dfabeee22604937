import type { Translated } from '@portal/domain/i18n/message';
import documentRequests from '@portal/domain/requests/document-requests.messages.es.json';
import papers from '@portal/domain/requests/papers.messages.es.json';
import requestReasons from '@portal/domain/requests/request-reasons.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import documents from '@portal/feature-documents/messages/es.catalog';
import type en from './documents.en.catalog';

export default { ...documents, documentRequests, papers, requestReasons, states } satisfies Translated<typeof en>;
