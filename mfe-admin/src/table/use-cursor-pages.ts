import { useState } from 'react';

/** Page of a list within a card or a window, where the browser's address belongs to another list. */
export function useCursorPages(size: number) {
  /** Cursors of the pages after the first one, up to the page shown. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  return {
    page: cursors.length + 1,
    query: { limit: size, ...(cursor ? { cursor } : {}) },
    /** @param next cursor of the page after the one shown */
    turnTo: (page: number, next: string | undefined): void => {
      if (page <= cursors.length) setCursors(cursors.slice(0, page - 1));
      else if (next) setCursors([...cursors, next]);
    },
  };
}
