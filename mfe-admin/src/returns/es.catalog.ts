import returns from '@portal/feature-area/returns/messages/es.catalog';
import type { Translated } from '@portal/domain/i18n/message';
import returnBoard from './return-board.messages.es.json';
import type en from './en.catalog';

export default { ...returns, returnBoard } satisfies Translated<typeof en>;
