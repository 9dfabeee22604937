import locales from '@portal/domain/i18n/locales.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import kit from '@portal/ui-kit/messages/es.catalog';
import area from './es.catalog';
import legal from './legal.es.catalog';
import type en from './prerender.en.catalog';

export default { ...area, ...legal, core: kit.core, locales } satisfies Translated<typeof en>;
