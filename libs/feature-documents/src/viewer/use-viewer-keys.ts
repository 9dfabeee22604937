import { useEffect, type RefObject } from 'react';
import { changeOfKey, type ViewChange } from './view-state';

/** Elements that handle the viewer's keys themselves. */
const typing =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="tab"], [role="separator"]';

/** Handles the viewer's keys wherever the focus is, except in a field or while a dialog is open on top. */
export function useViewerKeys(zoom: RefObject<number>, count: number, change: (change: ViewChange) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      const keyChange = changeOfKey(event.key, zoom.current, count);
      if (!keyChange) return;
      event.preventDefault();
      change(keyChange);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [zoom, count, change]);
}
