import { useSyncExternalStore } from 'react';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import {
  requestOnce,
  keepUnsavedDraft,
  newKey,
  requestOf,
  saveBeforeSignOut,
  unsavedDraftOf,
  useUser,
  type PortalState,
  type PortalStore,
  type Request,
} from '@portal/data-access/core';
import { conversationKey, type ConversationRef } from './conversation';
import { noteSent } from './lists';
import { addMessages } from './load';

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** Its idempotency key, the same for every try: an answer that was lost does not make it two. */
  key: string;
  to: ConversationRef;
  content: string;
  /** RFC 3339 */
  created_at: string;
  state: 'sending' | 'failed';
  /** Why it failed, in the server's words. */
  detail: string | null;
}

type Outbox = readonly OutgoingMessage[];

/** Kept with what was typed and not saved: in memory, for its writer alone, and still there when a session has ended by itself. */
const name = 'messages.outbox';
const nothing: Outbox = [];
const listeners = new Set<() => void>();
const outboxOf = (userId: string): Outbox => (unsavedDraftOf(userId, name) as Outbox | undefined) ?? nothing;

function change(userId: string, outbox: Outbox): void {
  keepUnsavedDraft(userId, name, outbox.length > 0 ? outbox : undefined);
  for (const listener of listeners) listener();
}

const changeOne = (userId: string, key: string, more: Partial<OutgoingMessage>): void =>
  change(
    userId,
    outboxOf(userId).map((one) => (one.key === key ? { ...one, ...more } : one)),
  );

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the person has written and the server has not confirmed, oldest first. */
export function useOutbox(): Outbox {
  const { id } = useUser();
  return useSyncExternalStore(subscribe, () => outboxOf(id));
}

const userIdIn = (getState: () => PortalState): string | undefined => getState().session.user?.id;

/** The end of what is being sent to each conversation: messages arrive in the order in which they were written. */
const sending = new Map<string, Promise<boolean>>();

/** Waits until nothing is on its way to a conversation. */
export const settled = async (of: ConversationRef): Promise<unknown> => sending.get(conversationKey(of));

/** Sends a message; it is in the outbox until the server has it. @returns false when that failed */
export const sendMessage =
  (to: ConversationRef, content: string) =>
  (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    if (userId === undefined) return Promise.resolve(false);
    const created_at = new Date().toISOString();
    const message: OutgoingMessage = { key: newKey(), to, content, created_at, state: 'sending', detail: null };
    change(userId, [...outboxOf(userId), message]);
    return dispatch(queued(userId, message));
  };

/** Sends a message of the outbox again. @returns false when that failed */
export const retryMessage =
  (key: string) =>
  (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    const message = userId === undefined ? undefined : outboxOf(userId).find((one) => one.key === key);
    if (userId === undefined || message?.state !== 'failed') return Promise.resolve(false);
    changeOne(userId, key, { state: 'sending', detail: null });
    return dispatch(queued(userId, message));
  };

/** Takes a message that was not sent out of the outbox. */
export const discardMessage =
  (key: string) =>
  (_dispatch: PortalStore['dispatch'], getState: () => PortalState): void => {
    const userId = userIdIn(getState);
    if (userId === undefined) return;
    change(
      userId,
      outboxOf(userId).filter((one) => one.key !== key),
    );
  };

const queued =
  (userId: string, message: OutgoingMessage) =>
  (dispatch: PortalStore['dispatch']): Promise<boolean> => {
    const conversation = conversationKey(message.to);
    const before = sending.get(conversation) ?? Promise.resolve(true);
    const sent = before.then(() => dispatch(deliver(userId, message)));
    sending.set(conversation, sent);
    // Whoever signs out waits for it a moment.
    const stopWaiting = saveBeforeSignOut(async () => {
      await sent;
    });
    return sent.finally(() => {
      stopWaiting();
      if (sending.get(conversation) === sent) sending.delete(conversation);
    });
  };

const deliver =
  (userId: string, { key, to, content }: OutgoingMessage) =>
  async (dispatch: PortalStore['dispatch']): Promise<boolean> => {
    const { data, error } = await dispatch(requestOnce({ ...sendRequest(to, content), key, ownerId: userId }));
    if (error) {
      changeOne(userId, key, { state: 'failed', detail: error.detail });
      return false;
    }
    const message = data as ChatMessage;
    dispatch(addMessages(to, [message]));
    dispatch(noteSent(to, message));
    change(
      userId,
      outboxOf(userId).filter((one) => one.key !== key),
    );
    return true;
  };

const sendRequest = (to: ConversationRef, content: string): Request =>
  'userId' in to
    ? requestOf(messageEndpoints.send, { body: { recipient_id: to.userId, content } })
    : requestOf(messageEndpoints.postToGroup, {
        body: { group_type: to.groupType, group_id: to.groupId ?? null, content },
      });
