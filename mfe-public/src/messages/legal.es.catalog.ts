import legal from '../legal/legal.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './legal.en.catalog';

export default { legal } satisfies Translated<typeof en>;
