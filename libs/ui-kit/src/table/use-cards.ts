import { useCallback, useSyncExternalStore } from 'react';

/** Maximum number of columns that fit on a tablet. */
export const fewColumns = 5;

/**
 * Returns whether the window is too narrow for this many columns: always on a phone, and on a tablet if there are many.
 */
export function useCards(columns: number): boolean {
  const query = columns > fewColumns ? '(max-width: 64rem)' : '(max-width: 40rem)';
  const subscribe = useCallback(
    (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
