import { requestOf } from '@portal/data-access/core';
import {
  addMessages,
  conversationKey,
  loadAgain,
  recordSentMessage,
  type ConversationRef,
} from '@portal/data-access/messages';
import type { ChatMessage, MessageAttachment } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { Outbox, type OutboxEntry } from '@portal/drafts/outbox';

interface NewMessage {
  to: ConversationRef;
  content: string;
  /** Documents that the message brings; only to one person. */
  attachments?: readonly MessageAttachment[];
  /** RFC 3339 */
  created_at: string;
}

/** Message that the server has not confirmed. */
export type OutgoingMessage = OutboxEntry<NewMessage>;

/** Messages to one conversation arrive in the order in which they were written. */
export const messageOutbox = new Outbox<NewMessage, ChatMessage>({
  name: 'messages.outbox',
  laneOf: ({ to }) => conversationKey(to),
  atOnce: 1,
  delaysSignOut: true,
  request: ({ to, content, attachments }) =>
    'userId' in to
      ? requestOf(messageEndpoints.send, {
          body: {
            recipient_id: to.userId,
            content,
            ...(attachments?.length ? { document_ids: attachments.map(({ document_id }) => document_id) } : {}),
          },
        })
      : requestOf(messageEndpoints.postToGroup, {
          body: { group_type: to.groupType, group_id: to.groupId ?? null, content },
        }),
  onSaved: ({ to }, message, dispatch) => {
    dispatch(addMessages(to, [message]));
    dispatch(recordSentMessage(to, message));
  },
  onSavedBefore: loadAgain,
});

/** Waits until nothing is being sent to a conversation. */
export const settled = (of: ConversationRef): Promise<void> => messageOutbox.settled(conversationKey(of));
