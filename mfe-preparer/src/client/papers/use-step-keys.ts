import { useEffect, useRef } from 'react';

type Steps = Readonly<Record<string, (() => void) | undefined>>;

/** Where letters are typed, or choose something. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Single keys while the window of papers is open; not while another window lies over it, nor with Ctrl, Alt or Meta. */
export function useStepKeys(steps: Steps): void {
  const now = useRef(steps);
  useEffect(() => {
    now.current = steps;
  }, [steps]);
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
