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
 * Conversations are sent a page at a time, each page oldest first: the first page ends with the newest message, and
 * `Link: …; rel="next"` leads to what was said before it. With `after` it is the other way round: what is new, oldest first,
 * and `next` leads to what is newer still.
 */
export const messageEndpoints = {
  /**
   * A client's preparer, a preparer's clients, all clients and preparers for an admin, and whoever the caller has a
   * conversation with that may still be read. The latest conversation first, then the others by name.
   */
  contacts: get('/message-contacts', signedIn).filteredBy<ContactQuery>().returnsList<Contact>(),
  /** One of them. 404 for anybody else. */
  contact: get('/message-contacts/{userId}', signedIn).returns<Contact>(),
  /** With one contact; an empty list when nobody has written yet, 404 for whoever is no contact. */
  conversation: get('/messages/{userId}', signedIn).filteredBy<ConversationQuery>().returnsList<ChatMessage>(),
  /** 404 for whoever may not be written to. */
  send: post('/messages', signedIn, idempotent).takes<SendMessage>().returns<ChatMessage>(),
  /** All messages of this contact up to the named one. */
  markRead: post('/messages/{userId}/read', signedIn).takes<MarkRead>().returnsNothing(),
  /** Between a preparer and one assigned client, as `conversation`; recorded in the audit log. */
  ofClient: get('/client/{clientId}/messages', preparers).returnsList<ChatMessage>(),
  /** Groups of everybody first, then those of offices by name. */
  groups: get('/message-groups', signedIn).returnsList<ChatGroup>(),
  /** Of the groups of everybody without `groupId`, of those of an office with the office's id. */
  groupMessages: get('/group-messages/{groupType}/{groupId?}', signedIn)
    .filteredBy<ConversationQuery>()
    .returnsList<ChatMessage>(),
  /** How many a post goes to. `id`: of the `ChatGroup`. */
  groupReaders: get('/message-groups/{id}/readers', staff).returns<GroupReaders>(),
  postToGroup: post('/group-messages', staff, idempotent).takes<PostToGroup>().returns<ChatMessage>(),
  /** `id`: of the `ChatGroup`. */
  markGroupRead: post('/message-groups/{id}/read', signedIn).takes<MarkRead>().returnsNothing(),
  unread: get('/unread-messages', signedIn).returns<UnreadCounts>(),
  /**
   * Server-sent events, read with `fetch` and the bearer header, sent as a background request (`X-Background: 1`): a page that only
   * listens does not keep its session alive. Who was cut off says `Last-Event-ID` and misses nothing; a line that begins with a colon
   * every `streamLimits.heartbeat` shows that the stream lives. The server ends it with the session, when a client goes to another
   * preparer, and when it stops: open it again after a moment. Share one among the pages of a browser: over HTTP/1.1 it has six
   * connections in all.
   */
  events: get('/events', signedIn).streams<PushEvent>(),
};
