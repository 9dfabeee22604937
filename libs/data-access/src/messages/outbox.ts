import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import {
  requestOnce,
  newKey,
  requestOf,
  saveBeforeSignOut,
  UnsentList,
  waitsForSignIn,
  type PortalState,
  type PortalStore,
  type Request,
} from '@portal/data-access/core';
import { conversationKey, type ConversationRef } from './conversation';
import { recordSentMessage } from './lists';
import { addMessages } from './load';
import { messagesApi } from './messages-api';

/** Outbox entry: a message that the server has not confirmed. */
export interface OutgoingMessage {
  /** Idempotency key, the same for every retry, so that a lost response does not create a duplicate. */
  key: string;
  to: ConversationRef;
  content: string;
  /** RFC 3339 */
  created_at: string;
  /** `held`: the session ended while it was being sent. */
  state: 'sending' | 'failed' | 'held';
  /** The server's reason for the failure. */
  detail: string | null;
}

const outbox = new UnsentList<OutgoingMessage>('messages.outbox');

/** Returns the user's outbox, oldest first. */
export const useOutbox = (): readonly OutgoingMessage[] => outbox.use();

const userIdIn = (getState: () => PortalState): string | undefined => getState().session.user?.id;

/** Last pending send per conversation, so that messages arrive in the order in which they were written. */
const sending = new Map<string, Promise<boolean>>();

/** Waits until nothing is being sent to a conversation. */
export const settled = async (of: ConversationRef): Promise<unknown> => sending.get(conversationKey(of));

/** Sends a message. It stays in the outbox until the server confirms it. @returns false if that failed */
export const sendMessage =
  (to: ConversationRef, content: string) =>
  (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    if (userId === undefined) return Promise.resolve(false);
    const created_at = new Date().toISOString();
    const message: OutgoingMessage = { key: newKey(), to, content, created_at, state: 'sending', detail: null };
    outbox.add(userId, [message]);
    return dispatch(queued(userId, message));
  };

/** Retries a failed message of the outbox. @returns false if that failed */
export const retryMessage =
  (key: string) =>
  (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    const message = userId === undefined ? undefined : outbox.of(userId).find((one) => one.key === key);
    if (userId === undefined || message?.state !== 'failed') return Promise.resolve(false);
    outbox.change(userId, key, { state: 'sending', detail: null });
    return dispatch(queued(userId, message));
  };

/** Removes an unsent message from the outbox. */
export const discardMessage =
  (key: string) =>
  (_dispatch: PortalStore['dispatch'], getState: () => PortalState): void => {
    const userId = userIdIn(getState);
    if (userId !== undefined) outbox.remove(userId, key);
  };

/**
 * Sends messages that were in flight when the session ended, once their author is back. @returns false if one of them
 * failed
 */
export const sendHeldMessages =
  () =>
  async (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    if (userId === undefined) return true;
    const held = outbox.of(userId).filter(({ state }) => state === 'held');
    for (const { key } of held) outbox.change(userId, key, { state: 'sending' });
    // Wait for conversations that are still loading: they would miss messages sent in the meantime.
    await Promise.allSettled(dispatch(messagesApi.util.getRunningQueriesThunk()));
    const sent = await Promise.all(held.map((message) => dispatch(queued(userId, message))));
    return sent.every(Boolean);
  };

const queued =
  (userId: string, message: OutgoingMessage) =>
  (dispatch: PortalStore['dispatch']): Promise<boolean> => {
    const conversation = conversationKey(message.to);
    const before = sending.get(conversation) ?? Promise.resolve(true);
    const sent = before.then(() => dispatch(deliver(userId, message)));
    sending.set(conversation, sent);
    // A sign-out waits briefly for this message.
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
    if (error && waitsForSignIn(error)) {
      outbox.change(userId, key, { state: 'held' });
      return true;
    }
    if (error) {
      outbox.change(userId, key, { state: 'failed', detail: error.detail });
      return false;
    }
    const message = data as ChatMessage;
    dispatch(addMessages(to, [message]));
    dispatch(recordSentMessage(to, message));
    outbox.remove(userId, key);
    return true;
  };

const sendRequest = (to: ConversationRef, content: string): Request =>
  'userId' in to
    ? requestOf(messageEndpoints.send, { body: { recipient_id: to.userId, content } })
    : requestOf(messageEndpoints.postToGroup, {
        body: { group_type: to.groupType, group_id: to.groupId ?? null, content },
      });
