import type { Session } from '@portal/domain/account/session.dto';
import type { Failure, Result } from './failure';
import { readSession } from './session-storage';
import { signedIn } from './session.slice';

type Refreshed = { token: string } | { error: Failure };

interface RefreshWork {
  /** Token that was rejected. */
  failed: string;
  /** Requests a new session from the server. */
  ask: () => Promise<Result>;
  dispatch: (action: { type: string }) => unknown;
}

const lockName = 'portal-session-refresh';
let running: Promise<Refreshed> | null = null;

/**
 * Returns a new token to replace a failed one. Only one refresh runs at a time: callers in this tab share it, and tabs
 * wait for each other, because the refresh cookie is single-use and a second use would end the session.
 */
export function refreshSession(work: RefreshWork): Promise<Refreshed> {
  running ??= oneTabAtATime(() => refreshed(work)).finally(() => {
    running = null;
  });
  return running;
}

async function refreshed({ failed, ask, dispatch }: RefreshWork): Promise<Refreshed> {
  const stored = readSession();
  if (stored && stored.access_token !== failed) {
    // Another tab refreshed the session while this one waited.
    dispatch(signedIn(stored));
    return { token: stored.access_token };
  }
  const result = await ask();
  if (result.error) return { error: result.error };
  const session = result.data as Session;
  dispatch(signedIn(session));
  return { token: session.access_token };
}

/** Web Locks exist only in secure contexts. Without TLS, rely on the server's tolerance for concurrent refreshes. */
function oneTabAtATime(task: () => Promise<Refreshed>): Promise<Refreshed> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(lockName, task) : task();
}
