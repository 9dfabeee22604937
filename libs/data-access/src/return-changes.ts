import { api } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Refetches the visible return and documents after either has changed: one stream for pages that show both. */
export const useReturnChanges = (): boolean => useEventStream(refetchReturns);

// Also refetch after a reconnect: missed changes are not replayed.
const refetchReturns: ApplyEvent =
  ({ kind }) =>
  (dispatch) => {
    if (kind === 'return') dispatch(api.util.invalidateTags(['Returns']));
    // The tag of documents covers returns, which depend on them.
    if (kind === 'documents' || kind === 'ready' || kind === 'reset') dispatch(api.util.invalidateTags(['Documents']));
  };
