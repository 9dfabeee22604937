import type { GroupType } from '@portal/domain/messages/message-kinds';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { requestOf, type Request } from '@portal/data-access/core';

/** Which conversation: the one with a person, or the posts of a group. */
export type ConversationRef = { userId: string } | { groupType: GroupType; groupId?: string };

/** As much of a conversation as was loaded: always its end. */
export interface Conversation {
  /** Oldest first. */
  messages: ChatMessage[];
  /** `cursor` of what was said before; absent: this is all. */
  earlier?: string;
}

/** A conversation's own name. */
export const conversationKey = (of: ConversationRef): string =>
  'userId' in of ? `direct:${of.userId}` : `group:${of.groupType}:${of.groupId ?? ''}`;

/** Messages that are loaded at once. */
const pageSize = 50;

/** Asks for a page: the newest, the one before `cursor`, or what came after a message. */
export function pageRequest(of: ConversationRef, from: { cursor?: string; after?: string } = {}): Request {
  const query = { limit: pageSize, ...from };
  return 'userId' in of
    ? requestOf(messageEndpoints.conversation, { ...of, query })
    : requestOf(messageEndpoints.groupMessages, { ...of, query });
}

/** With messages that came, each once and in their order. */
export function withMessages(conversation: Conversation, more: readonly ChatMessage[]): Conversation {
  const byId = new Map([...conversation.messages, ...more].map((message) => [message.id, message]));
  return { ...conversation, messages: [...byId.values()].sort((one, other) => one.seq - other.seq) };
}

/**
 * What was loaded, and the newest page fetched anew: what was scrolled up to stays. Where more was said meanwhile than fits a page there would
 * be a gap between the two: then only the new page stays, and the rest is loaded again by whoever scrolls up.
 */
export function joined(loaded: Conversation, newest: Conversation): Conversation {
  const end = loaded.messages.at(-1)?.seq;
  const begin = newest.messages[0]?.seq;
  const isWhole = newest.earlier === undefined;
  const hasGap = end === undefined || begin === undefined || begin > end;
  return isWhole || hasGap ? newest : withMessages(loaded, newest.messages);
}
