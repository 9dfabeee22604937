import { api } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Refetches what is shown of documents once one has changed: in another window, by the scanner, or by a preparer's client. */
export const useDocumentChanges = (): boolean => useEventStream(refetchDocuments);

// After a reconnect too: what changed meanwhile is not replayed.
const refetchDocuments: ApplyEvent =
  ({ kind }) =>
  (dispatch) => {
    if (kind !== 'documents' && kind !== 'ready' && kind !== 'reset') return;
    dispatch(api.util.invalidateTags(['Documents']));
  };
