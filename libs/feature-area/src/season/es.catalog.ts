import seasons from '@portal/domain/seasons/seasons.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { seasons } satisfies Translated<typeof en>;
