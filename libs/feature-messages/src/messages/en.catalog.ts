import { messagesMessages as messages } from '@portal/domain/messages/messages.messages';
import { conversationsMessages as conversations } from '../conversations.messages';

export default { conversations, messages };
