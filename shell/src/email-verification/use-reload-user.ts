import { useCallback } from 'react';
import { useLazyMeQuery } from '@portal/data-access/account';
import { signedIn, usePortalDispatch, type PortalState } from '@portal/data-access/core';

/** Returns a function that refetches the signed-in user for every tab, because the account has changed elsewhere. */
export function useReloadUser(): () => Promise<void> {
  const [fetchMe] = useLazyMeQuery();
  const dispatch = usePortalDispatch();
  return useCallback(async () => {
    const { data } = await fetchMe();
    if (!data) return;
    dispatch((send, getState: () => PortalState) => {
      const { token, user } = getState().session;
      if (token && user?.id === data.id) send(signedIn({ access_token: token, user: data }));
    });
  }, [fetchMe, dispatch]);
}
