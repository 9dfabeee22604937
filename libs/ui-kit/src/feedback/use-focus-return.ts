import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns focus to the element that had it before a modal or sheet opened. Needed because antd does so only for modals
 * that stay mounted while closing.
 */
export function useFocusReturn(open: boolean): void {
  const before = useRef<Element | null>(null);
  // Must be a layout effect, because the modal takes focus in a later effect.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    // This modal replaces one that closed at the same moment and has just returned focus.
    if (!before.current?.isConnected || before.current === document.body) before.current = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [open]);
}
