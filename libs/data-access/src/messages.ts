import { messagesApi } from './messages/messages-api';

export { conversationKey, type Conversation, type ConversationRef } from './messages/conversation';
export { groupRef, markRead } from './messages/lists';
export { loadEarlier } from './messages/load';
export { usePageIsSeen } from './messages/follow-events';
export { useMessagePush } from './messages/push';
export {
  discardMessage,
  retryMessage,
  sendHeldMessages,
  sendMessage,
  useOutbox,
  type OutgoingMessage,
} from './messages/outbox';

export const {
  useContactsQuery,
  useContactQuery,
  useMessageGroupsQuery,
  useGroupReadersQuery,
  useConversationQuery,
  useUnreadMessagesQuery,
} = messagesApi;
