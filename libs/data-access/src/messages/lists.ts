import type { ChatGroup, ChatMessage, Contact } from '@portal/domain/messages/messages.dto';
import { lastLineOf } from '@portal/domain/messages/last-line';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { requestOnce, requestOf, type PortalState, type PortalStore } from '@portal/data-access/core';
import { conversationKey, type ConversationRef } from './conversation';
import { messagesApi } from './messages-api';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;
const { updateQueryData, selectCachedArgsForQuery } = messagesApi.util;

/** Returns the conversation of a group, as identified in its URLs. */
export const groupRef = ({ group_type, group_id }: Pick<ChatGroup, 'group_type' | 'group_id'>): ConversationRef =>
  group_id === null ? { groupType: group_type } : { groupType: group_type, groupId: group_id };

export const changeContact =
  (userId: string, change: (contact: Contact) => Contact) =>
  (dispatch: Dispatch, getState: GetState): void => {
    dispatch(updateQueryData('contact', { userId }, change));
    for (const arg of selectCachedArgsForQuery(getState(), 'contacts'))
      dispatch(
        updateQueryData('contacts', arg, (part) => {
          const old = part.rows.find(({ id }) => id === userId);
          if (old) part.rows = placed(part.rows, change(old));
        }),
      );
  };

const changeGroup =
  (matches: (group: ChatGroup) => boolean, change: (group: ChatGroup) => ChatGroup) =>
  (dispatch: Dispatch): void => {
    dispatch(
      updateQueryData('messageGroups', undefined, (page) => ({
        ...page,
        rows: page.rows.map((group) => (matches(group) ? change(group) : group)),
      })),
    );
  };

/**
 * Moves a contact to its place in the server's order, latest conversation first; keeps its position if the time is
 * unchanged.
 */
function placed(rows: readonly Contact[], contact: Contact): Contact[] {
  const at = rows.findIndex(({ id }) => id === contact.id);
  if (rows[at]?.last_message_at === contact.last_message_at) return rows.with(at, contact);
  const others = rows.filter(({ id }) => id !== contact.id);
  const later = (other: Contact): boolean => (other.last_message_at ?? '') > (contact.last_message_at ?? '');
  const place = others.findIndex((other) => !later(other));
  return others.toSpliced(place < 0 ? others.length : place, 0, contact);
}

/**
 * Refetches the unread count where it is shown. Waits for a running request: it may have counted before the change, and
 * RTK Query would drop a second one.
 */
export const refreshUnread = async (dispatch: Dispatch, getState: GetState): Promise<void> => {
  const { select, initiate } = messagesApi.endpoints.unreadMessages;
  await dispatch(messagesApi.util.getRunningQueryThunk('unreadMessages', undefined));
  if (select()(getState()).data) await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
};

/** Makes the user's own message the latest of its conversation. */
export const recordSentMessage =
  (of: ConversationRef, { created_at, content }: ChatMessage) =>
  (dispatch: Dispatch): void => {
    const later = { last_message_at: created_at, last_message: lastLineOf(content), last_message_is_own: true };
    if ('userId' in of) dispatch(changeContact(of.userId, (contact) => ({ ...contact, ...later })));
    else dispatch(changeGroup(isGroup(of), (group) => ({ ...group, ...later })));
  };

const isGroup = (of: ConversationRef) => {
  const key = conversationKey(of);
  return (group: ChatGroup): boolean => conversationKey(groupRef(group)) === key;
};

/** Marks a conversation as read up to a message. @param groupRowId id of the group, for group posts */
export const markRead =
  (of: ConversationRef, message_id: string, groupRowId?: string) =>
  async (dispatch: Dispatch): Promise<void> => {
    const body = { message_id };
    const request =
      'userId' in of
        ? requestOf(messageEndpoints.markRead, { userId: of.userId, body })
        : requestOf(messageEndpoints.markGroupRead, { id: groupRowId, body });
    const { error } = await dispatch(requestOnce({ ...request, background: true }));
    if (error) return;
    void dispatch(refreshUnread);
    if ('userId' in of) dispatch(changeContact(of.userId, (contact) => ({ ...contact, unread: 0 })));
    else dispatch(changeGroup(isGroup(of), (group) => ({ ...group, unread: 0 })));
  };
