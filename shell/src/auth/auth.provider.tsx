import { Fragment, createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { User } from '@portal/domain/account/account.dto';
import { currentTranslate } from '@portal/i18n';
import { checkSession, usePortalDispatch, useSession, type SignOutReason } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { useLogout, type Logout } from './use-logout';

export interface Auth {
  /** `checking` until the server has confirmed the stored session. */
  status: 'checking' | 'in' | 'out';
  user: User | null;
  signOutReason: SignOutReason;
  logout: Logout;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error(currentTranslate()('account.providerMissing'));
  return auth;
}

/** Checks the stored session once, and provides the signed-in user. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { status, user, signOutReason } = useSession();
  const personCount = usePersonCount(user?.id);
  const dispatch = usePortalDispatch();
  const logout = useLogout();

  useEffect(() => {
    if (status === 'checking') void dispatch(checkSession());
  }, [status, dispatch]);

  useEffect(() => {
    if (signOutReason === 'expired' || signOutReason === 'idle')
      notify.info(currentTranslate()('account.sessionExpired'));
  }, [signOutReason]);

  const auth = useMemo<Auth>(() => ({ status, user, signOutReason, logout }), [status, user, signOutReason, logout]);
  return (
    <AuthContext value={auth}>
      <Fragment key={personCount}>{children}</Fragment>
    </AuthContext>
  );
}

/** Counts sign-ins of a different user. The page remounts on each, even if it happens in another tab. */
function usePersonCount(userId: string | undefined): number {
  const [last, setLast] = useState({ userId, count: 0 });
  if (userId && userId !== last.userId) setLast({ userId, count: last.userId ? last.count + 1 : 0 });
  return last.count;
}
