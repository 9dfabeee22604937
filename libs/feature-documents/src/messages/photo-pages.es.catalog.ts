import photoPages from '@portal/domain/documents/photo-pages.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './photo-pages.en.catalog';

export default { photoPages } satisfies Translated<typeof en>;
