import { preparers, signedIn, staff } from '../contract/access-policy';
import { get, post } from '../contract/endpoint';
import type {
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

const idempotent = { idempotent: true, status: 201 } as const;

/**
 * Conversations are paginated, each page oldest first: the first page ends with the newest message, and `Link: …;
 * rel="next"` leads to older messages. With `after` the direction is reversed: new messages, oldest first, and `next`
 * leads to newer ones.
 */
export const messageEndpoints = {
  /**
   * A client's preparer, a preparer's clients, all clients and preparers for an admin, and anyone with whom the caller
   * has a conversation that is still readable. The latest conversation first, then the others by name.
   */
  contacts: get('/message-contacts', signedIn).filteredBy<ContactQuery>().returnsList<Contact>(),
  /** One contact; 404 for anyone else. */
  contact: get('/message-contacts/{userId}', signedIn).returns<Contact>(),
  /** The conversation with one contact; an empty list if there are no messages yet, 404 for anyone else. */
  conversation: get('/messages/{userId}', signedIn).filteredBy<ConversationQuery>().returnsList<ChatMessage>(),
  /** 404 for a recipient the caller may not write to. */
  send: post('/messages', signedIn, idempotent).takes<SendMessage>().returns<ChatMessage>(),
  /** Marks all messages of this contact up to the given one as read. */
  markRead: post('/messages/{userId}/read', signedIn).takes<MarkRead>().returnsNothing(),
  /** The conversation between a preparer and one assigned client; recorded in the audit log. */
  ofClient: get('/client/{clientId}/messages', preparers).returnsList<ChatMessage>(),
  /** Groups of the whole business first, then those of offices by name. */
  groups: get('/message-groups', signedIn).returnsList<ChatGroup>(),
  /** Without `groupId`: groups of the whole business; otherwise the group of that office. */
  groupMessages: get('/group-messages/{groupType}/{groupId?}', signedIn)
    .filteredBy<ConversationQuery>()
    .returnsList<ChatMessage>(),
  /** Number of people a post reaches. `id` is that of the `ChatGroup`. */
  groupReaders: get('/message-groups/{id}/readers', staff).returns<GroupReaders>(),
  postToGroup: post('/group-messages', staff, idempotent).takes<PostToGroup>().returns<ChatMessage>(),
  /** `id` is that of the `ChatGroup`. */
  markGroupRead: post('/message-groups/{id}/read', signedIn).takes<MarkRead>().returnsNothing(),
  unread: get('/unread-messages', signedIn).returns<UnreadCounts>(),
  /**
   * Server-sent events, read with `fetch` and the bearer header as a background request (`X-Background: 1`), so that a
   * page that only listens does not keep its session alive. A reconnecting client sends `Last-Event-ID` and misses
   * nothing; the heartbeat is a line that begins with a colon, every `streamLimits.heartbeat`. The server ends the
   * stream with the session, when a client changes preparers, and when it shuts down: reconnect after a moment. Share
   * one stream among the pages of a browser, which has only six connections over HTTP/1.1.
   */
  events: get('/events', signedIn).streams<PushEvent>(),
};
