import type { GroupType } from '@portal/domain/messages/message-kinds';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { requestOf, type Request } from '@portal/data-access/core';

/** Identifies a conversation: one with a person, or the posts of a group. */
export type ConversationRef = { userId: string } | { groupType: GroupType; groupId?: string };

/** Loaded part of a conversation; always includes its end. */
export interface Conversation {
  /** Oldest first. */
  messages: ChatMessage[];
  /** Cursor of the previous page; absent once everything is loaded. */
  earlier?: string;
}

/** Returns the unique key of a conversation. */
export const conversationKey = (of: ConversationRef): string =>
  'userId' in of ? `direct:${of.userId}` : `group:${of.groupType}:${of.groupId ?? ''}`;

/** Messages per page. */
const pageSize = 50;

/** Returns the request for a page: the newest one, the one before `cursor`, or the messages after a given one. */
export function pageRequest(of: ConversationRef, from: { cursor?: string; after?: string } = {}): Request {
  const query = { limit: pageSize, ...from };
  return 'userId' in of
    ? requestOf(messageEndpoints.conversation, { ...of, query })
    : requestOf(messageEndpoints.groupMessages, { ...of, query });
}

/** Adds messages without duplicates, in order. */
export function withMessages(conversation: Conversation, more: readonly ChatMessage[]): Conversation {
  const byId = new Map([...conversation.messages, ...more].map((message) => [message.id, message]));
  return { ...conversation, messages: [...byId.values()].sort((one, other) => one.seq - other.seq) };
}

/**
 * Merges the refetched newest page into the loaded messages, keeping earlier pages. If more messages arrived than fit
 * on a page, there would be a gap: in that case only the new page is kept, and scrolling up loads the rest again.
 */
export function joined(loaded: Conversation, newest: Conversation): Conversation {
  const end = loaded.messages.at(-1)?.seq;
  const begin = newest.messages[0]?.seq;
  const isWhole = newest.earlier === undefined;
  const hasGap = end === undefined || begin === undefined || begin > end;
  return isWhole || hasGap ? newest : withMessages(loaded, newest.messages);
}
