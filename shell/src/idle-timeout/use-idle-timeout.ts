import { useCallback, useEffect, useRef, useState } from 'react';
import { accountLimits } from '@portal/domain/account/account.limits';

/** `nextChange`: milliseconds until the state changes, unless there is activity. */
type IdleState = { state: 'active' | 'warning'; nextChange: number } | { state: 'expired'; nextChange: 0 };

/** Returns the idle state, given the time of the last activity; both in ms since 1970. */
export function idleStateAt(last: number, now: number): IdleState {
  const idle = Math.max(0, now - last);
  if (idle >= accountLimits.idle) return { state: 'expired', nextChange: 0 };
  if (idle >= accountLimits.idleWarning) return { state: 'warning', nextChange: accountLimits.idle - idle };
  return { state: 'active', nextChange: accountLimits.idleWarning - idle };
}

const gestureEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const channelName = 'portal-activity';
/** Minimum interval between recorded activities, ms. */
const gestureInterval = 1000;

/**
 * Calls `onActivity` for user activity, here or in another tab of the portal.
 * @returns `stop`, and `report` to record activity
 */
function watchActivity(onActivity: (at: number) => void): { stop: () => void; report: () => void } {
  const others = new BroadcastChannel(channelName);
  let last = 0;
  const report = (): void => {
    last = Date.now();
    others.postMessage(last);
    onActivity(last);
  };
  const gesture = (): void => {
    if (Date.now() - last >= gestureInterval) report();
  };
  others.addEventListener('message', (event: MessageEvent<number>) => onActivity(event.data));
  for (const name of gestureEvents) window.addEventListener(name, gesture, { passive: true, capture: true });
  return {
    report,
    stop: () => {
      others.close();
      for (const name of gestureEvents) window.removeEventListener(name, gesture, { capture: true });
    },
  };
}

interface IdleTimeoutOptions {
  /** Whether a user is signed in. */
  enabled: boolean;
  onExpire: () => void;
  /**
   * Called for the first activity in every five minutes, so that the session does not expire on the server while the
   * user reads or types.
   */
  onActive: () => void;
}

/** Interval for reporting activity to the server, ms: the server only notices requests. */
const reportInterval = 5 * 60_000;

/**
 * Detects inactivity.
 * @returns the state, and `stay` for the button that keeps the session
 */
export function useIdleTimeout({ enabled, onExpire, onActive }: IdleTimeoutOptions): {
  state: IdleState['state'];
  stay: () => void;
} {
  const [state, setState] = useState<IdleState['state']>('active');
  const report = useRef<() => void>(undefined);

  useEffect(() => {
    if (!enabled) return undefined;
    let last = Date.now();
    let reported = last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      const now = idleStateAt(last, Date.now());
      setState(now.state);
      if (now.state === 'expired') onExpire();
      else timer = setTimeout(update, now.nextChange);
    };
    const activity = watchActivity((at) => {
      // A laptop that wakes up after the timeout must not resume the session.
      if (idleStateAt(last, at).state !== 'expired') last = Math.max(last, at);
      if (last - reported >= reportInterval) {
        reported = last;
        onActive();
      }
      update();
    });
    report.current = activity.report;
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      clearTimeout(timer);
      activity.stop();
      document.removeEventListener('visibilitychange', update);
      setState('active');
    };
  }, [enabled, onExpire, onActive]);

  return { state, stay: useCallback(() => report.current?.(), []) };
}
