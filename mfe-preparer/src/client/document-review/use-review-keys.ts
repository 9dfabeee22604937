import { useEffect, useRef } from 'react';

export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Selector of elements that handle keys themselves. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Keys that decide about a document. With Shift, they are left to the viewer, which uses some of them, too. */
const deciding = ['a', 'r', 'w', 'u'];

/** False for combinations with Ctrl, Alt or Meta, while something is typed, and while another window is on top. */
export function isReviewKey({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(typing)) return false;
  return document.querySelectorAll('[role="dialog"]').length <= 1;
}

/** Handles single keys while this modal is on top. */
export function useReviewKeys(actions: KeyActions): void {
  const now = useRef(actions);
  useEffect(() => {
    now.current = actions;
  }, [actions]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isReviewKey(event)) return;
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
