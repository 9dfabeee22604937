import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePortalDispatch } from '@portal/data-access/core';
import { markRead, type ConversationRef } from '@portal/data-access/messages';

interface Reading {
  of: ConversationRef;
  /** Id of the newest message of somebody else; absent: there is none. */
  newest: string | undefined;
  isUnread: boolean;
  groupRowId?: string | undefined;
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Tells the server what was read: what is on the screen of a page that somebody can see. */
export function useMarkRead({ of, newest, isUnread, groupRowId }: Reading): void {
  const dispatch = usePortalDispatch();
  const isSeen = useSyncExternalStore(subscribe, isVisible);
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!isSeen || !isUnread || newest === undefined || marked.current === newest) return;
    marked.current = newest;
    void dispatch(markRead(of, newest, groupRowId));
  }, [dispatch, groupRowId, isSeen, isUnread, newest, of]);
}
