import returns from '@portal/feature-area/returns/messages/es.catalog';
import type { Translated } from '@portal/domain/i18n/message';
import queue from '../queue/queue.messages.es.json';
import type en from './returns.en.catalog';

export default { ...returns, queue } satisfies Translated<typeof en>;
