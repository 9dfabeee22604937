import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { accountWords } from '@portal/domain/account/account.words';
import { checkSession, signedOut, usePortalDispatch, useSession } from '@portal/data-access/core';
import { useLogoutMutation } from '@portal/data-access/account';
import { notify } from '@portal/ui-kit/core';
import { AuthContext, type Auth } from './auth.context';

/** Checks the stored session once, and offers who is signed in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { status, user, leftBy } = useSession();
  const dispatch = usePortalDispatch();
  const [endOnServer] = useLogoutMutation();

  useEffect(() => {
    if (status === 'checking') void dispatch(checkSession());
  }, [status, dispatch]);

  useEffect(() => {
    if (leftBy === 'expired' || leftBy === 'idle') notify.info(accountWords.sessionExpired);
  }, [leftBy]);

  const logout = useCallback(async () => {
    // Whatever the server says: here the session ends now.
    await endOnServer().catch(() => undefined);
    dispatch(signedOut('logout'));
    notify.success(accountWords.loggedOut);
  }, [endOnServer, dispatch]);

  const auth = useMemo<Auth>(() => ({ status, user, leftBy, logout }), [status, user, leftBy, logout]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
