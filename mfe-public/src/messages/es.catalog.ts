import home from '../home/home.messages.es.json';
import publicComing from '../public-coming.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';

export default { home, publicComing } satisfies Translated<typeof en>;
