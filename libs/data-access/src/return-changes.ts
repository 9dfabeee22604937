import { api } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Refetches the visible returns after the office, a client or another tab has moved one. */
export const useReturnChanges = (): boolean => useEventStream(refetchReturns);

// Also refetch after a reconnect: missed changes are not replayed.
const refetchReturns: ApplyEvent =
  ({ kind }) =>
  (dispatch) => {
    if (kind !== 'return' && kind !== 'ready' && kind !== 'reset') return;
    dispatch(api.util.invalidateTags(['Returns']));
  };
