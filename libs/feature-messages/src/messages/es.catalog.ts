import type { Translated } from '@portal/domain/i18n/message';
import messages from '@portal/domain/messages/messages.messages.es.json';
import conversations from '../conversations.messages.es.json';
import type en from './en.catalog';

export default { conversations, messages } satisfies Translated<typeof en>;
