import { useEffect, useRef } from 'react';
import { usePortalDispatch } from '@portal/data-access/core';
import { markRead, usePageIsSeen, type ConversationRef } from '@portal/data-access/messages';

interface Reading {
  of: ConversationRef;
  /** Id of the newest message of somebody else; absent: there is none. */
  newest: string | undefined;
  isUnread: boolean;
  groupRowId?: string | undefined;
}

/** Tells the server what was read: what is on the screen of a page that somebody can see. */
export function useMarkRead({ of, newest, isUnread, groupRowId }: Reading): void {
  const dispatch = usePortalDispatch();
  const isSeen = usePageIsSeen();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!isSeen || !isUnread || newest === undefined || marked.current === newest) return;
    marked.current = newest;
    void dispatch(markRead(of, newest, groupRowId));
  }, [dispatch, groupRowId, isSeen, isUnread, newest, of]);
}
