import documents from '@portal/domain/documents/documents.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { documents } satisfies Translated<typeof en>;
