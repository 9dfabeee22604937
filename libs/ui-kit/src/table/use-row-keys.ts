import { useEffect, type RefObject } from 'react';

const editable = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=combobox]';
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves between the rows of a table with `j` and `k`, from anywhere on the page outside of fields and modals, and with the
 * arrow keys from a row.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const move = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const step = steps[key];
      if (step === undefined || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(editable) || document.querySelector('.ui-modal')) return;
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr.ui-data-table__row') ?? [])];
      const at = rows.findIndex((row) => row.contains(target));
      if (key.startsWith('Arrow') && rows[at] !== target) return;
      event.preventDefault();
      rows[Math.min(rows.length - 1, Math.max(0, at === -1 ? 0 : at + step))]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [table, on]);
}
