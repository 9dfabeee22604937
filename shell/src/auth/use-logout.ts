import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentTranslate } from '@portal/i18n';
import { useLogoutMutation } from '@portal/data-access/account';
import { signedOut, usePortalDispatch, useSession, withoutReads } from '@portal/data-access/core';
import { flushAll, losesOnSignOut } from '@portal/drafts/core';
import { notify } from '@portal/ui-kit/core';

/** Maximum wait for the server before the user is signed out locally, ms. */
const answerTimeout = 5000;
/** Retry backoff, ms: doubled each time, up to a minute. */
const retryDelays = { first: 3000, longest: 60_000 } as const;

export interface Logout {
  /** Asks for confirmation if unsaved input would be lost, unless `anyway` is set. */
  signOut: (anyway?: boolean) => Promise<void>;
  /** True while the user is asked whether to discard unsaved input. */
  asking: boolean;
  stay: () => void;
  /** True if the user is signed out in this browser but not yet on the server; retried with backoff. */
  unconfirmed: boolean;
  retry: () => Promise<void>;
}

/**
 * Signs out on the server, waiting a few seconds at most, and then in this browser in any case (decisions, section 3).
 * Ends at /login.
 */
export function useLogout(): Logout {
  const { status, user } = useSession();
  const userId = user?.id;
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [send] = useLogoutMutation();
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [asking, setAsking] = useState(false);
  const stay = useCallback(() => setAsking(false), []);
  // Stop when a user signs in: a retry would end the new session, whose cookie has replaced the old one.
  if (unconfirmed && status !== 'out') setUnconfirmed(false);

  const endOnServer = useCallback(async (): Promise<boolean> => {
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), answerTimeout));
    return Promise.race([send().then(({ error }) => !error), timeout]);
  }, [send]);

  const signOut = useCallback(
    async (anyway = false) => {
      await flushAll();
      const isAsked = !anyway && userId !== undefined && losesOnSignOut(userId);
      setAsking(isAsked);
      if (isAsked) return;
      const confirmed = await dispatch(
        withoutReads(async () => {
          const ended = await endOnServer();
          dispatch(signedOut('logout'));
          return ended;
        }),
      );
      void navigate('/login');
      if (confirmed) notify.success(currentTranslate()('account.loggedOut'));
      setUnconfirmed(!confirmed);
    },
    [endOnServer, dispatch, navigate, userId],
  );

  const retry = useCallback(async () => {
    if (!(await endOnServer())) return;
    notify.success(currentTranslate()('account.loggedOut'));
    setUnconfirmed(false);
  }, [endOnServer]);

  useEffect(() => {
    if (!unconfirmed) return undefined;
    let delay: number = retryDelays.first;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (): void => {
      timer = setTimeout(() => {
        delay = Math.min(delay * 2, retryDelays.longest);
        void retry().then(schedule);
      }, delay);
    };
    const online = (): void => void retry();
    schedule();
    window.addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', online);
    };
  }, [unconfirmed, retry]);

  return useMemo(() => ({ signOut, asking, stay, unconfirmed, retry }), [signOut, asking, stay, unconfirmed, retry]);
}
