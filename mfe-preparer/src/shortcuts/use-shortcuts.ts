import { useEffect, useRef } from 'react';

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/**
 * Handles single keys anywhere in the area, outside of fields. A dialog that covers the page handles its own keys; the
 * window of the document review leaves `through` to the area.
 */
export function useShortcuts(shortcuts: Shortcuts, through: readonly string[]): void {
  const now = useRef(shortcuts);
  useEffect(() => {
    now.current = shortcuts;
  }, [shortcuts]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(editable)) return;
      const dialogs = document.querySelectorAll('[role="dialog"]');
      const isReview = dialogs.length === 1 && document.querySelector('.ui-modal--window') !== null;
      if (dialogs.length > 0 && !(isReview && through.includes(key))) return;
      const run = now.current[key];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [through]);
}
