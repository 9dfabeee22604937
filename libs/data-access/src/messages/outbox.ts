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
import { noteSent } from './lists';
import { addMessages } from './load';
import { messagesApi } from './messages-api';

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** Its idempotency key, the same for every try: an answer that was lost does not make it two. */
  key: string;
  to: ConversationRef;
  content: string;
  /** RFC 3339 */
  created_at: string;
  /** `held`: the session ended while it was being sent. */
  state: 'sending' | 'failed' | 'held';
  /** Why it failed, in the server's words. */
  detail: string | null;
}

const outbox = new UnsentList<OutgoingMessage>('messages.outbox');

/** What the person has written and the server has not confirmed, oldest first. */
export const useOutbox = (): readonly OutgoingMessage[] => outbox.use();

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
    outbox.add(userId, [message]);
    return dispatch(queued(userId, message));
  };

/** Sends a message of the outbox again. @returns false when that failed */
export const retryMessage =
  (key: string) =>
  (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    const message = userId === undefined ? undefined : outbox.of(userId).find((one) => one.key === key);
    if (userId === undefined || message?.state !== 'failed') return Promise.resolve(false);
    outbox.change(userId, key, { state: 'sending', detail: null });
    return dispatch(queued(userId, message));
  };

/** Takes a message that was not sent out of the outbox. */
export const discardMessage =
  (key: string) =>
  (_dispatch: PortalStore['dispatch'], getState: () => PortalState): void => {
    const userId = userIdIn(getState);
    if (userId !== undefined) outbox.remove(userId, key);
  };

/** Sends what was on its way when a session ended, now that its writer is back. @returns false when one of them failed */
export const sendHeldMessages =
  () =>
  async (dispatch: PortalStore['dispatch'], getState: () => PortalState): Promise<boolean> => {
    const userId = userIdIn(getState);
    if (userId === undefined) return true;
    const held = outbox.of(userId).filter(({ state }) => state === 'held');
    for (const { key } of held) outbox.change(userId, key, { state: 'sending' });
    // A conversation that is being loaded would not know of what is sent meanwhile.
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
    dispatch(noteSent(to, message));
    outbox.remove(userId, key);
    return true;
  };

const sendRequest = (to: ConversationRef, content: string): Request =>
  'userId' in to
    ? requestOf(messageEndpoints.send, { body: { recipient_id: to.userId, content } })
    : requestOf(messageEndpoints.postToGroup, {
        body: { group_type: to.groupType, group_id: to.groupId ?? null, content },
      });
