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
 * Conversations are paginated, and each page is sorted oldest first. The first page ends with the newest message, and
 * `Link: …; rel="next"` leads to older ones. With `after`, the direction is reversed: only newer messages are returned,
 * and `next` leads to even newer ones.
 */
export const messageEndpoints = {
  /**
   * Lists a client's preparer, a preparer's clients, or all clients and preparers for an admin, and everyone with whom
   * the caller has a readable conversation. Sorted by latest message, then by name.
   */
  contacts: get('/message-contacts', signedIn).filteredBy<ContactQuery>().returnsList<Contact>(),
  /** Returns one contact; 404 if the person is not a contact of the caller. */
  contact: get('/message-contacts/{userId}', signedIn).returns<Contact>(),
  /**
   * Returns the conversation with one contact, empty if there are no messages yet; 404 if the person is not a contact
   * of the caller.
   */
  conversation: get('/messages/{userId}', signedIn).filteredBy<ConversationQuery>().returnsList<ChatMessage>(),
  /** Returns 404 for a recipient the caller may not write to. */
  send: post('/messages', signedIn, idempotent).takes<SendMessage>().returns<ChatMessage>(),
  /** Marks all messages of this contact up to the given one as read. */
  markRead: post('/messages/{userId}/read', signedIn).takes<MarkRead>().returnsNothing(),
  /** Returns the conversation between a preparer and one assigned client; the access is recorded in the audit log. */
  ofClient: get('/client/{clientId}/messages', preparers).returnsList<ChatMessage>(),
  /** Lists groups of the whole business first, then those of offices by name. */
  groups: get('/message-groups', signedIn).returnsList<ChatGroup>(),
  /** Returns the posts of the group of that office, or of the whole business if `groupId` is absent. */
  groupMessages: get('/group-messages/{groupType}/{groupId?}', signedIn)
    .filteredBy<ConversationQuery>()
    .returnsList<ChatMessage>(),
  /** Returns the number of people a post reaches. `id` is the `ChatGroup.id`. */
  groupReaders: get('/message-groups/{id}/readers', staff).returns<GroupReaders>(),
  postToGroup: post('/group-messages', staff, idempotent).takes<PostToGroup>().returns<ChatMessage>(),
  /** `id` is the `ChatGroup.id`. */
  markGroupRead: post('/message-groups/{id}/read', signedIn).takes<MarkRead>().returnsNothing(),
  unread: get('/unread-messages', signedIn).returns<UnreadCounts>(),
  /**
   * Server-sent events, read with `fetch` and a bearer token as a background request (`X-Background: 1`), so that
   * listening does not extend the session. A reconnecting client sends `Last-Event-ID` and misses nothing. The
   * heartbeat is a line that begins with a colon, every `streamLimits.heartbeat` ms. The server ends the stream when
   * the session ends, when a client changes preparers, and on shutdown; clients then reconnect after a moment. Share
   * one stream among the tabs of a browser, which allows only six connections over HTTP/1.1.
   */
  events: get('/events', signedIn).streams<PushEvent>(),
};
