import type { User } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';
import { choiceCookie } from '@portal/domain/site/choices';
import { signedIn, signedOut, type SessionState } from './session.slice';

/** Browser storage holds only these two keys (specification part 2, section 9). */
export const sessionKeys = { token: 'token', user: 'user' } as const;

/** Returns the stored session; removes both keys if they are invalid. */
export function readSession(): Session | null {
  const token = localStorage.getItem(sessionKeys.token);
  const text = localStorage.getItem(sessionKeys.user);
  if (token === null && text === null) {
    // The cookie may have outlived the two keys.
    document.cookie = choiceCookie('signed_in', null);
    return null;
  }
  const user = userIn(text);
  if (token && user) return { access_token: token, user };
  writeSession(null);
  return null;
}

/**
 * Also sets a cookie that makes the gateway serve the shell instead of prerendered pages, because only the shell knows
 * the user.
 */
function writeSession(session: Session | null): void {
  if (session) {
    localStorage.setItem(sessionKeys.token, session.access_token);
    localStorage.setItem(sessionKeys.user, JSON.stringify(session.user));
    // The role lets the gateway preload its area; an unknown one may not fit into a cookie.
    document.cookie = choiceCookie('signed_in', /^\w+$/.test(session.user.role) ? session.user.role : '1');
  } else {
    localStorage.removeItem(sessionKeys.token);
    localStorage.removeItem(sessionKeys.user);
    document.cookie = choiceCookie('signed_in', null);
  }
}

function userIn(text: string | null): User | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Validates only what the header needs; the session check loads the rest. The role may be unknown to this version. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, role, first_name } = value as Partial<Record<keyof User, unknown>>;
  return typeof id === 'string' && typeof first_name === 'string' && typeof role === 'string';
}

interface Store {
  getState: () => { session: SessionState };
  dispatch: (action: { type: string }) => unknown;
  subscribe: (listener: () => void) => () => void;
}

type SessionListener = (before: SessionState, now: SessionState) => void;
const listeners = new Set<SessionListener>();

/** Calls `listener` after each change of the session. */
export const onSessionChange = (listener: SessionListener): unknown => listeners.add(listener);

/**
 * Syncs the session between the store and browser storage, in this tab and across tabs. Calls `onUserChange` when the
 * user has signed out or a different one has signed in.
 */
export function syncSession(store: Store, onUserChange: () => void): void {
  let last = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session;
    if (now === last) return;
    const before = last;
    last = now;
    const kept = sessionIn(now);
    // Write only our own changes: a session check in progress must not overwrite what another tab has written since.
    const ours = !sameSession(kept, sessionIn(before));
    if (ours && !sameSession(kept, readSession())) writeSession(kept);
    for (const listener of listeners) listener(before, now);
    if (before.user && before.user.id !== now.user?.id) onUserChange();
  });
  window.addEventListener('storage', (event) => {
    // A null key means that all of storage was cleared.
    if (event.key === null || event.key === sessionKeys.token || event.key === sessionKeys.user) follow(store);
  });
  // After a restore from the back/forward cache, the page has missed the storage events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(store);
  });
}

/** Adopts the session after another tab has signed in, refreshed or signed out. */
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
