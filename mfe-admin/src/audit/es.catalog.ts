import audit from '@portal/domain/audit/audit.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { audit } satisfies Translated<typeof en>;
