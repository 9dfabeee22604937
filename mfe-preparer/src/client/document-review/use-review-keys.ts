import { useEffect, useRef } from 'react';

export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Selector of elements that handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Handles single keys while this modal is on top; ignores combinations with Ctrl, Alt or Meta. */
export function useReviewKeys(actions: KeyActions): void {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  }, [actions]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      const go = now.current[event.key.toLowerCase()];
      if (!go) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
