import type { Translated } from '@portal/domain/i18n/message';
import requestReasons from '@portal/domain/requests/request-reasons.messages.es.json';
import type en from './reasons.en.catalog';

export default { requestReasons } satisfies Translated<typeof en>;
