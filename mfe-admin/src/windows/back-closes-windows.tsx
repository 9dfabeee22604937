import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { OpenWindows, type OpenWindow } from '@portal/ui-kit/controls';

/** Marks, in the state of an entry of the browser's history, that a window is over its page. */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'window' in state && state.window === true;

const unmarked = (state: object): object | null => {
  const { window: _, ...others } = state as { window?: unknown };
  return Object.keys(others).length > 0 ? others : null;
};

/**
 * The browser's back button closes a window over the page as its cross does: one that holds what is typed asks first. While a
 * window is open, the browser's history has one entry more, of the same address; it goes with the last window.
 */
export function BackClosesWindows({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { key, pathname, search, hash, state } = location;
  const isReturn = useNavigationType() === 'POP';
  const windows = useRef<OpenWindow[]>([]);
  const [changes, setChanges] = useState(0);
  const entry = useRef<{ key: string; marked: boolean }>(null);
  /** A step of ours through the history, which takes the browser a moment. */
  const stepping = useRef(false);
  /** Somebody went back, and the top window was told to close. */
  const asked = useRef(false);

  const opened = useCallback((one: OpenWindow) => {
    const change = (now: OpenWindow[]): void => {
      windows.current = now;
      setChanges((count) => count + 1);
    };
    change([...windows.current, one]);
    return () => change(windows.current.filter((other) => other !== one));
  }, []);

  useEffect(() => {
    const before = entry.current;
    const marked = isMarked(state);
    const hasArrived = before !== null && before.key !== key;
    const isOwnStep = stepping.current;
    entry.current = { key, marked };
    if (isOwnStep && !hasArrived) return;
    stepping.current = false;
    const step = (by: 1 | -1): void => {
      stepping.current = true;
      void navigate(by);
    };

    const top = windows.current.at(-1);
    const wasAsked = asked.current;
    asked.current = false;
    if (!top && marked && before === null) {
      // A page that was loaded anew. Stepping back would load it once more, under the hands of whoever works on it by then.
      void navigate({ pathname, search, hash }, { replace: true, state: unmarked(state as object) });
    } else if (!top) {
      if (marked) step(-1);
    } else if (marked) {
      // As it is to be.
    } else if (wasAsked) {
      // It has stayed, or another one is below it.
      step(1);
    } else if (hasArrived && isReturn && before.marked && !isOwnStep) {
      asked.current = true;
      top.close();
      setChanges((count) => count + 1);
    } else {
      stepping.current = true;
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), window: true } });
    }
  }, [key, pathname, search, hash, state, isReturn, navigate, changes]);

  return <OpenWindows value={opened}>{children}</OpenWindows>;
}
