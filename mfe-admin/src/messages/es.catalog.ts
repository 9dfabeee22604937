import adminComing from '../admin-coming.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { adminComing } satisfies Translated<typeof en>;
