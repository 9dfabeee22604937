import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { ModalStack, type StackedModal } from '@portal/ui-kit/controls';

/** Returns whether the state of a history entry marks it as added for an open modal. */
const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'window' in state && state.window === true;

const unmarked = (state: object): object | null => {
  const { window: _, ...others } = state as { window?: unknown };
  return Object.keys(others).length > 0 ? others : null;
};

/**
 * Lets the browser's back button close the top modal as its close button does; if there is unsaved input, the modal
 * asks for confirmation first. While a modal is open, the history has an extra entry with the same URL, which is
 * removed with the last modal.
 */
export function CloseModalOnBack({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { key, pathname, search, hash, state } = location;
  const isReturn = useNavigationType() === 'POP';
  const windows = useRef<StackedModal[]>([]);
  const [changes, setChanges] = useState(0);
  const entry = useRef<{ key: string; marked: boolean }>(null);
  /** While a step we triggered is pending: the number of `popstate` events it has still to cause. */
  const stepping = useRef<0 | 1>(null);
  /** True after the user has left an entry that React may not have rendered: then no location changes. */
  const hasLeft = useRef(false);
  /** True while the top modal decides whether to close. */
  const isClosing = useRef(false);

  const opened = useCallback((one: StackedModal) => {
    const change = (now: StackedModal[]): void => {
      windows.current = now;
      setChanges((count) => count + 1);
    };
    change([...windows.current, one]);
    return () => change(windows.current.filter((other) => other !== one));
  }, []);

  useEffect(() => {
    const onPop = (): void => {
      if (stepping.current === 1) stepping.current = 0;
      else if (stepping.current === 0) {
        hasLeft.current = true;
        setChanges((count) => count + 1);
      }
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    const before = entry.current;
    const marked = isMarked(state);
    const hasArrived = before !== null && before.key !== key;
    const isOwnStep = stepping.current !== null;
    const isEarlyReturn = hasLeft.current && !marked;
    if (isEarlyReturn) hasLeft.current = false;
    entry.current = { key, marked };
    if (isOwnStep && !hasArrived && !isEarlyReturn) return;
    stepping.current = null;
    const step = (by: 1 | -1): void => {
      stepping.current = 1;
      void navigate(by);
    };

    const top = windows.current.at(-1);
    const wasAsked = isClosing.current;
    isClosing.current = false;
    if (!top && marked && before === null) {
      // After a reload, unmark the entry instead of stepping back: that would reload the page, on which the user may
      // already be working.
      void navigate({ pathname, search, hash }, { replace: true, state: unmarked(state as object) });
    } else if (!top) {
      if (marked) step(-1);
    } else if (marked) {
      // The history entry already exists.
    } else if (wasAsked) {
      // The modal stayed open, or another one below it is open: restore the history entry.
      step(1);
    } else if (isEarlyReturn || (hasArrived && isReturn && before.marked && !isOwnStep)) {
      isClosing.current = true;
      top.close();
      setChanges((count) => count + 1);
    } else {
      stepping.current = 0;
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), window: true } });
    }
  }, [key, pathname, search, hash, state, isReturn, navigate, changes]);

  return <ModalStack value={opened}>{children}</ModalStack>;
}
