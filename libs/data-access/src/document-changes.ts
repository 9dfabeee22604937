import { api } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Refetches the visible documents after a change in another tab, by the virus scanner, or by a preparer's client. */
export const useDocumentChanges = (): boolean => useEventStream(refetchDocuments);

// Also refetch after a reconnect: missed changes are not replayed.
const refetchDocuments: ApplyEvent =
  ({ kind }) =>
  (dispatch) => {
    if (kind !== 'documents' && kind !== 'ready' && kind !== 'reset') return;
    dispatch(api.util.invalidateTags(['Documents']));
  };
