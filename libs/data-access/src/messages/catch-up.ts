import type { ListPage } from '@portal/domain/contract/list-page';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { requestOnce, type PortalState, type PortalStore } from '@portal/data-access/core';
import { conversationKey, pageRequest, type Conversation, type ConversationRef } from './conversation';
import { addMessages } from './load';
import { messagesApi } from './messages-api';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;

const { conversation } = messagesApi.endpoints;
const loaded = (of: ConversationRef, getState: GetState): Conversation | undefined =>
  conversation.select(of)(getState()).data;

/** Conversations being caught up. `again`: something arrived in the meantime. */
const running = new Map<string, 'once' | 'again'>();

/** Loads newer messages if the conversation is loaded. */
export const loadNewer =
  (of: ConversationRef) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    const key = conversationKey(of);
    if (running.has(key)) {
      running.set(key, 'again');
      return;
    }
    try {
      do {
        running.set(key, 'once');
        const after = loaded(of, getState)?.messages.at(-1)?.id;
        if (await dispatch(after === undefined ? reload(of) : loadAfter(of, after))) running.set(key, 'again');
      } while (running.get(key) === 'again');
    } finally {
      running.delete(key);
    }
  };

/** @returns true if there are more */
const loadAfter =
  (of: ConversationRef, after: string) =>
  async (dispatch: Dispatch): Promise<boolean> => {
    const { data } = await dispatch(requestOnce({ ...pageRequest(of, { after }), background: true }));
    if (data === undefined) return false;
    const { rows, next } = data as ListPage<ChatMessage>;
    dispatch(addMessages(of, rows));
    return next !== undefined;
  };

/** Refetches the newest page of a loaded conversation. */
const reload =
  (of: ConversationRef) =>
  async (dispatch: Dispatch, getState: GetState): Promise<false> => {
    if (loaded(of, getState)) await dispatch(conversation.initiate(of, { forceRefetch: true, subscribe: false }));
    return false;
  };
