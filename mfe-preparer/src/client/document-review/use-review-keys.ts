import { useEffect, useRef } from 'react';

export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Selector of elements that handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Keys that decide about a document. With Shift, they are left to the viewer, which uses some of them, too. */
const deciding = ['a', 'r', 'w', 'u'];

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
      const key = event.key.toLowerCase();
      const go = event.shiftKey && deciding.includes(key) ? undefined : now.current[key];
      if (!go) return;
      event.preventDefault();
      go();
    };
    // Captured, because the viewer would otherwise rotate the page by R first.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
