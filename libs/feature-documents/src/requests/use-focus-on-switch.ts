import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first control of the returned part of the page whenever `isOpen` changes: the pressed button is replaced by
 * a form, and the form by a button, so focus would be lost.
 */
export function useFocusOnSwitch(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current !== isOpen) part.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    before.current = isOpen;
  }, [isOpen]);
  return part;
}
