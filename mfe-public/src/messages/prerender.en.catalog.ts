import { localesMessages as locales } from '@portal/domain/i18n/locales.messages';
import kit from '@portal/ui-kit/messages/en.catalog';
import area from './en.catalog';
import legal from './legal.en.catalog';

export default { ...area, ...legal, core: kit.core, locales };
