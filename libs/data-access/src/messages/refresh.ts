import { type PortalState, type PortalStore } from '@portal/data-access/core';
import { changeContact } from './lists';
import { messagesApi } from './messages-api';

type Dispatch = PortalStore['dispatch'];
type GetState = () => PortalState;

/**
 * Refetches one contact and updates it in every list; a new contact reloads all lists. Waits for a running request, which
 * may have been answered before the change.
 */
export const refreshContact =
  (userId: string) =>
  async (dispatch: Dispatch, getState: GetState): Promise<void> => {
    await dispatch(messagesApi.util.getRunningQueryThunk('contact', { userId }));
    const { data } = await dispatch(
      messagesApi.endpoints.contact.initiate({ userId }, { forceRefetch: true, subscribe: false }),
    );
    if (!data) return;
    const { select } = messagesApi.endpoints.contacts;
    const isNew = messagesApi.util
      .selectCachedArgsForQuery(getState(), 'contacts')
      .filter(({ query }) => !query.search)
      .some((arg) => select(arg)(getState()).data?.rows.every(({ id }) => id !== userId));
    if (isNew) dispatch(loadAgain);
    else dispatch(changeContact(userId, () => data));
  };

/** Refetches all visible messages data. */
export const loadAgain = (dispatch: Dispatch): void => void dispatch(messagesApi.util.invalidateTags(['Messages']));

/** Refetches the groups for their unread counts. */
export const refreshGroups = (dispatch: Dispatch, getState: GetState): void => {
  const { select, initiate } = messagesApi.endpoints.messageGroups;
  if (select(undefined)(getState()).data) void dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
};
