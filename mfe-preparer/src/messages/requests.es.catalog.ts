import type { Translated } from '@portal/domain/i18n/message';
import documentRequests from '@portal/domain/requests/document-requests.messages.es.json';
import staffRequests from '../client/requests/staff-requests.messages.es.json';
import type en from './requests.en.catalog';

export default { documentRequests, staffRequests } satisfies Translated<typeof en>;
