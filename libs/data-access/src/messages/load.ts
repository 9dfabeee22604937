import type { ListPage } from '@portal/domain/contract/list-page';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { requestOnce, type PortalState, type PortalStore } from '@portal/data-access/core';
import { pageRequest, withMessages, type Conversation, type ConversationRef } from './conversation';
import { messagesApi } from './messages-api';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;

const { conversation } = messagesApi.endpoints;
const loaded = (of: ConversationRef, getState: GetState): Conversation | undefined =>
  conversation.select(of)(getState()).data;

/** Adds messages to a loaded conversation; one that is not loaded will fetch them itself. */
export const addMessages = (of: ConversationRef, messages: readonly ChatMessage[], more?: Partial<Conversation>) =>
  messagesApi.util.updateQueryData('conversation', of, (kept) => ({ ...withMessages(kept, messages), ...more }));

/** Loads the previous page. @returns false if that failed */
export const loadEarlier =
  (of: ConversationRef) =>
  async (dispatch: Dispatch, getState: GetState): Promise<boolean> => {
    const cursor = loaded(of, getState)?.earlier;
    if (cursor === undefined) return true;
    const { data, error } = await dispatch(requestOnce(pageRequest(of, { cursor })));
    if (error) return false;
    const { rows, next } = data as ListPage<ChatMessage>;
    // A concurrent refetch may have changed where the conversation starts; this page then no longer fits.
    if (loaded(of, getState)?.earlier === cursor) dispatch(addMessages(of, rows, { earlier: next }));
    return true;
  };

/** Waits for the conversations and lists that are being loaded. */
export const whenLoaded = (dispatch: Dispatch): Promise<unknown> =>
  Promise.allSettled(dispatch(messagesApi.util.getRunningQueriesThunk()));
