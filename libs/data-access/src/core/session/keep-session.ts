import type { Session } from '@portal/domain/account/session.dto';
import { readSession, sessionKeys, writeSession } from './session-storage';
import { signedIn, signedOut, type SessionState } from './session.slice';
import { forgetTyped } from './typed';

interface Store {
  getState: () => { session: SessionState };
  dispatch: (action: { type: string }) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps browser storage and the session the same, in this tab and across tabs. Calls `onGone` when a person has left, or another has taken the place. */
export function keepSession(store: Store, onGone: () => void): void {
  let last = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session;
    if (now === last) return;
    const before = last;
    last = now;
    const kept = sessionIn(now);
    // Only a change of ours is written: what another tab wrote meanwhile must not be undone by a check that was under way.
    const ours = !sameSession(kept, sessionIn(before));
    if (ours && !sameSession(kept, readSession())) writeSession(kept);
    if (now.leftBy === 'logout') forgetTyped();
    if (before.user && before.user.id !== now.user?.id) onGone();
  });
  window.addEventListener('storage', (event) => {
    // A null key means that everything was cleared.
    if (event.key === null || event.key === sessionKeys.token || event.key === sessionKeys.user) follow(store);
  });
}

/** Another tab signed in, refreshed or signed out. */
function follow(store: Store): void {
  const { session } = store.getState();
  if (localStorage.getItem(sessionKeys.token) !== null && localStorage.getItem(sessionKeys.user) === null) return;
  const stored = readSession();
  if (!stored) {
    if (session.token) store.dispatch(signedOut('elsewhere'));
  } else if (!sameSession(stored, sessionIn(session))) store.dispatch(signedIn(stored));
}

const sessionIn = ({ token, user }: SessionState): Session | null =>
  token && user ? { access_token: token, user } : null;

const sameSession = (one: Session | null, other: Session | null): boolean =>
  one?.access_token === other?.access_token && JSON.stringify(one?.user) === JSON.stringify(other?.user);
