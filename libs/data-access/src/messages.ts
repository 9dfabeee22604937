import { messagesApi } from './messages/messages-api';

export { conversationKey, type Conversation, type ConversationRef } from './messages/conversation';
export { groupRef, markRead, recordSentMessage } from './messages/lists';
export { addMessages, loadEarlier, whenLoaded } from './messages/load';
export { loadAgain } from './messages/refresh';
export { usePageIsSeen } from './messages/follow-events';
export { useMessagePush } from './messages/push';

export const {
  useContactsQuery,
  useContactQuery,
  useMessageGroupsQuery,
  useGroupReadersQuery,
  useConversationQuery,
  useUnreadMessagesQuery,
} = messagesApi;
