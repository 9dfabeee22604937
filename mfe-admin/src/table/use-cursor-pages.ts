import { useState } from 'react';

/** Paginates a list within a card or modal in component state, because the URL belongs to the list of the page. */
export function useCursorPages(size: number) {
  /** Cursors of the pages visited after the first one. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  return {
    page: cursors.length + 1,
    query: { limit: size, ...(cursor ? { cursor } : {}) },
    /** @param next cursor of the next page */
    turnTo: (page: number, next: string | undefined): void => {
      if (page <= cursors.length) setCursors(cursors.slice(0, page - 1));
      else if (next) setCursors([...cursors, next]);
    },
  };
}
