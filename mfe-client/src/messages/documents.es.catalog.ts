import type { Translated } from '@portal/domain/i18n/message';
import documentsMessages from '@portal/domain/documents/documents.messages.es.json';
import documentRequestsMessages from '@portal/domain/requests/document-requests.messages.es.json';
import papers from '@portal/domain/requests/papers.messages.es.json';
import requestReasonsMessages from '@portal/domain/requests/request-reasons.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import type en from './documents.en.catalog';

const { table: _table, ...documents } = documentsMessages;
const { deeds: _deeds, fields: _fields, sources: _sources, ...documentRequests } = documentRequestsMessages;
const { waive: _waive, ...requestReasons } = requestReasonsMessages;

export default { documents, documentRequests, papers, requestReasons, states } satisfies Translated<typeof en>;
