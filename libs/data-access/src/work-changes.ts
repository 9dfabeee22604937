import { api } from '@portal/data-access/core';
import { useEventStream, type ApplyEvent } from './messages/follow-events';

/** Refetches the visible documents and returns of a preparer's clients after a change, over a single stream. */
export const useWorkChanges = (): boolean => useEventStream(refetchWork);

const tagsOf = { documents: ['Documents'], return: ['Returns'], ready: ['Documents', 'Returns'] } as const;

// Also refetch after a reconnect: missed changes are not replayed.
const refetchWork: ApplyEvent =
  ({ kind }) =>
  (dispatch) => {
    const known = kind === 'reset' ? 'ready' : kind;
    if (known === 'documents' || known === 'return' || known === 'ready')
      dispatch(api.util.invalidateTags([...tagsOf[known]]));
  };
