import type { Translated } from '@portal/domain/i18n/message';
import documentRequests from '@portal/domain/requests/document-requests.messages.es.json';
import type en from './answers.en.catalog';

const { fields } = documentRequests;

export default { documentRequests: { fields } } satisfies Translated<typeof en>;
