import { useEffect, useState } from 'react';
import { requestOnce, usePortalDispatch, useUser } from '@portal/data-access/core';
import { openStoredDrafts } from '@portal/drafts/core';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { DraftKey } from '@portal/domain/account/session.dto';

/** Maximum wait for stored drafts, ms: a failing server must not block the form. */
const longestWait = 3_000;

/** Returns whether the drafts of closed tabs are ready. The form must not be shown before. */
export function useStoredDrafts(): boolean {
  const { id } = useUser();
  const dispatch = usePortalDispatch();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const show = (): void => setReady(true);
    const timer = setTimeout(show, longestWait);
    const fetchKey = async (): Promise<string | null> => {
      const request = { endpoint: accountEndpoints.draftKey, ownerId: id, background: true };
      const { data, error } = await dispatch(requestOnce(request));
      return error ? null : (data as DraftKey).key;
    };
    void openStoredDrafts(id, fetchKey).then(show);
    return () => clearTimeout(timer);
  }, [dispatch, id]);
  return ready;
}
