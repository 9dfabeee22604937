import taxNotes from '@portal/domain/tax/tax-notes.messages.es.json';
import taxTrace from '@portal/domain/tax/tax-trace.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './trace.en.catalog';

export default { taxNotes, taxTrace } satisfies Translated<typeof en>;
