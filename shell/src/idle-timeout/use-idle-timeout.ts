import { useCallback, useEffect, useRef, useState } from 'react';
import { accountLimits } from '@portal/domain/account/account.limits';

/** `nextChange`: milliseconds until the state changes without activity. */
type IdleState = { state: 'active' | 'warning'; nextChange: number } | { state: 'expired'; nextChange: 0 };

/** The state of somebody whose last activity was at `last`; both in ms since 1970. */
export function idleStateAt(last: number, now: number): IdleState {
  const idle = Math.max(0, now - last);
  if (idle >= accountLimits.idle) return { state: 'expired', nextChange: 0 };
  if (idle >= accountLimits.idleWarning) return { state: 'warning', nextChange: accountLimits.idle - idle };
  return { state: 'active', nextChange: accountLimits.idleWarning - idle };
}

const gestureEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const channelName = 'portal-activity';
/** Gestures closer together than this count once, ms. */
const gestureInterval = 1000;

/**
 * Calls `onActivity` for what the person does, here or in another tab of the portal. Returns how to stop and how to
 * report something as activity.
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
  /** Somebody is signed in. */
  enabled: boolean;
  onExpire: () => void;
  /** At the first activity of every five minutes: reading and typing must not end the session on the server. */
  onActive: () => void;
}

/** The server counts calls, not gestures; this often it is reported that somebody is there, ms. */
const reportInterval = 5 * 60_000;

/** Watches whether anybody is there. Answers the state and how to say "still here" by a button. */
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
      // A laptop that slept past the end must not be woken into a living session.
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
