import type { Translated } from '@portal/domain/i18n/message';
import documentRequests from '@portal/domain/requests/document-requests.messages.es.json';
import papers from '@portal/domain/requests/papers.messages.es.json';
import requestReasons from '@portal/domain/requests/request-reasons.messages.es.json';
import staffRequests from '../client/requests/staff-requests.messages.es.json';
import type en from './requests.en.catalog';

export default { documentRequests, papers, requestReasons, staffRequests } satisfies Translated<typeof en>;
