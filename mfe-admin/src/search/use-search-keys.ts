import { useEffect } from 'react';

const editable = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Focuses the search by `/` outside of fields, and by Ctrl+K or ⌘K anywhere; a dialog that covers the page keeps its keys. */
export function useSearchKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || document.querySelector('.ui-modal')) return;
      const isInField = target instanceof Element && target.closest(editable) !== null;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isInField;
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const field = document.querySelector<HTMLInputElement>('[data-shortcut="search"] input');
      if (!field || !(isSlash || isK)) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
