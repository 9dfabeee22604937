import audit from '@portal/domain/audit/audit.messages.es.json';
import returns from '@portal/domain/returns/returns.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { audit, returns: { states: returns.states } } satisfies Translated<typeof en>;
