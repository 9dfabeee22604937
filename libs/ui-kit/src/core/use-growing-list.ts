import { useEffect, useRef } from 'react';

/**
 * Keeps focus and place when a button shows more of a list, because the button moves down or disappears. Pass `list` to the
 * element around the entries, and call `grow` when the button is pressed: the first entry that appears then takes focus.
 */
export function useGrowingList<List extends Element>() {
  const list = useRef<List>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const first = shown.current === null ? undefined : list.current?.children[shown.current];
    if (!first) return;
    shown.current = null;
    first.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  });
  const grow = (): void => {
    shown.current = list.current?.children.length ?? null;
  };
  return { list, grow };
}
