import { bindContract } from '../contract/contract';
import {
  Contact,
  ContactQuery,
  ConversationQuery,
  MarkRead,
  ChatMessage,
  ChatGroup,
  GroupReaders,
  PostToGroup,
  PushEvent,
  SendMessage,
  UnreadCounts,
} from './messages.dto';
import { messageEndpoints } from './messages.endpoints';

export const messagesContract = bindContract('messages', messageEndpoints, {
  contacts: { query: ContactQuery, response: Contact },
  contact: { response: Contact },
  conversation: { query: ConversationQuery, response: ChatMessage },
  send: { body: SendMessage, response: ChatMessage },
  markRead: { body: MarkRead },
  ofClient: { response: ChatMessage },
  groups: { response: ChatGroup },
  groupMessages: { query: ConversationQuery, response: ChatMessage },
  groupReaders: { response: GroupReaders },
  postToGroup: { body: PostToGroup, response: ChatMessage },
  markGroupRead: { body: MarkRead },
  unread: { response: UnreadCounts },
  events: { response: PushEvent },
});
