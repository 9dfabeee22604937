import { useCallback, useEffect, useRef, useState } from 'react';
import { watchActivity } from './activity';
import { idleness, type Idleness } from './idle-clock';

interface IdleOptions {
  /** Somebody is signed in. */
  on: boolean;
  onOver: () => void;
  /** At the first activity of every five minutes: reading and typing must not end the session on the server. */
  onStillHere: () => void;
}

/** The server counts calls, not gestures; this often it is told that somebody is there, ms. */
const sign = 5 * 60_000;

/** Watches whether anybody is there. Answers the state and how to say "still here" by a button. */
export function useIdle({ on, onOver, onStillHere }: IdleOptions): { is: Idleness['is']; stay: () => void } {
  const [is, setIs] = useState<Idleness['is']>('active');
  const report = useRef<() => void>(undefined);

  useEffect(() => {
    if (!on) return undefined;
    let last = Date.now();
    let told = last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const now = idleness(last, Date.now());
      setIs(now.is);
      if (now.is === 'over') onOver();
      else timer = setTimeout(look, now.due);
    };
    const activity = watchActivity((at) => {
      // A laptop that slept past the end must not be woken into a living session.
      if (idleness(last, at).is !== 'over') last = Math.max(last, at);
      if (last - told >= sign) {
        told = last;
        onStillHere();
      }
      look();
    });
    report.current = activity.report;
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      activity.stop();
      document.removeEventListener('visibilitychange', look);
      setIs('active');
    };
  }, [on, onOver, onStillHere]);

  return { is, stay: useCallback(() => report.current?.(), []) };
}
