import { useMemo } from 'react';
import { type PortalState, type PortalStore } from '@portal/data-access/core';
import type { ConversationRef } from './conversation';
import { loadNewer } from './catch-up';
import { useEventStream, type ApplyEvent } from './follow-events';
import { groupRef, refreshUnread } from './lists';
import { messagesApi } from './messages-api';
import { loadAgain, refreshContact, refreshGroups } from './refresh';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;

/** Waits until nothing is being sent to a conversation. */
type Settled = (of: ConversationRef) => Promise<unknown>;

/** Returns true while the stream is open; otherwise visible data is polled every few seconds. */
export const useMessagePush = (settled: Settled): boolean =>
  useEventStream(useMemo(() => applyEvent(settled), [settled]));

/** Updates only the data that the event affects. */
const applyEvent =
  (settled: Settled): ApplyEvent =>
  ({ kind, user_id, message_group_id }) =>
  async (dispatch, getState): Promise<void> => {
    if (kind === 'office' || kind === 'documents' || kind === 'return') return;
    // Data loaded before the stream opened may have missed events, and may belong to someone who is not a contact any
    // more.
    if (kind === 'ready' || kind === 'reset' || kind === 'contacts') {
      dispatch(loadAgain);
      return;
    }
    void dispatch(refreshUnread);
    if (user_id !== undefined) {
      const of = { userId: user_id };
      const update = kind === 'message' ? catchUp(of, settled) : refreshReceipts(of);
      await Promise.all([dispatch(update), dispatch(refreshContact(user_id))]);
    } else if (message_group_id !== undefined) {
      dispatch(refreshGroups);
      const of = groupOf(getState(), message_group_id);
      if (of && kind === 'group_message') await dispatch(catchUp(of, settled));
    }
  };

/** Wait for the user's own sends first: their responses contain the same messages, which would otherwise show twice. */
const catchUp =
  (of: ConversationRef, settled: Settled) =>
  async (dispatch: Dispatch): Promise<void> => {
    await settled(of);
    await dispatch(loadNewer(of));
  };

/** Refetches a conversation if one of the user's own messages may have been read since. */
const refreshReceipts =
  (of: { userId: string }) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    const { select, initiate } = messagesApi.endpoints.conversation;
    const unread = select(of)(getState()).data?.messages.some(
      ({ recipient_id, read_at }) => recipient_id === of.userId && read_at === null,
    );
    if (unread) await dispatch(initiate(of, { forceRefetch: true, subscribe: false }));
  };

function groupOf(state: PortalState, id: string): ConversationRef | undefined {
  const { select } = messagesApi.endpoints.messageGroups;
  const group = select(undefined)(state).data?.rows.find((one) => one.id === id);
  return group && groupRef(group);
}
