import { useEffect, useLayoutEffect, useRef } from 'react';

/** Whatever had the focus before a window opened has it again afterwards; antd sees to that only where the window stays while it closes. */
export function useFocusReturn(open: boolean): void {
  const before = useRef<Element | null>(null);
  // The window takes the focus in a later effect.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    // This window follows one that has closed at the same moment and has just given the focus back.
    if (!before.current?.isConnected || before.current === document.body) before.current = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [open]);
}
