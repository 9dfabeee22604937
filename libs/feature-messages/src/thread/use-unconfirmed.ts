import { useState } from 'react';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import type { OutgoingMessage } from './outbox';

/**
 * Leaves out the message that is being sent if the conversation already contains it: a poll or a refetch can return it
 * before its own request is answered. Messages carry no idempotency key, so it is recognized by its text, among the
 * reader's messages that arrived since sending began; only one message of a conversation is sent at a time.
 */
export function useUnconfirmed(
  outgoing: readonly OutgoingMessage[],
  messages: readonly ChatMessage[],
  readerId: string,
): readonly OutgoingMessage[] {
  const sending = outgoing.find(({ state }) => state === 'sending');
  const [began, setBegan] = useState<{ key?: string; after: number }>({ after: 0 });
  const isNew = sending !== undefined && sending.key !== began.key;
  // A retry has the same key: the first attempt may have been delivered.
  if (isNew) setBegan({ key: sending.key, after: messages.at(-1)?.seq ?? 0 });
  const isDelivered =
    !isNew &&
    messages.some(
      ({ seq, sender_id, content }) => seq > began.after && sender_id === readerId && content === sending?.content,
    );
  return isDelivered ? outgoing.filter((one) => one !== sending) : outgoing;
}
