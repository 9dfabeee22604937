import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { problemOf } from '@portal/data-access/core';

/** Cursors of the pages before this one, in the browser's history entry: they survive a reload, but not a link. */
interface Trail {
  cursors: readonly string[];
}

export interface ListPages {
  /** Also what the list is narrowed to. */
  address: URLSearchParams;
  /** '' on the first page. */
  cursor: string;
  page: number;
  /** Narrows or orders the list anew, which begins at its first page; '' removes a parameter from the address. */
  go: (changes: Readonly<Record<string, string>>, options?: { replace: boolean }) => void;
  /** @param next cursor of the next page, as the server gave it with this one */
  turnTo: (page: number, next: string | undefined) => void;
}

/**
 * Page of a list in the address. Lists are read by cursor, which is signed for one person; opening somebody else's link begins at
 * the first page (`useFirstPageWhenGone`).
 */
export function useListPages(): ListPages {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const cursor = address.get('cursor') ?? '';
  const page = cursor ? Math.max(2, Math.trunc(Number(address.get('page'))) || 2) : 1;
  const trail = trailOf(location.state);

  const show = (changes: Readonly<Record<string, string>>, state: Trail | null, replace = false): void => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ cursor: '', page: '', ...changes }))
      if (value) next.set(name, value);
      else next.delete(name);
    void navigate({ search: next.toString() }, { state, replace, preventScrollReset: true });
  };

  return {
    address,
    cursor,
    page,
    go: (changes, options) => show(changes, null, options?.replace),
    turnTo: (wanted, next) => {
      if (wanted > page) {
        if (next) show({ cursor: next, page: String(page + 1) }, { cursors: [...trail, ...(cursor ? [cursor] : [])] });
        return;
      }
      const before = trail.slice(0, Math.max(0, wanted - 1));
      const start = before.at(-1);
      // Opened by a link, only the first page can be gone back to.
      show(start ? { cursor: start, page: String(wanted) } : {}, { cursors: before.slice(0, -1) });
    },
  };
}

/**
 * Leaves a page whose cursor was signed for somebody else or another list, and one whose last row is gone.
 * @returns whether it is leaving: an empty page says nothing about the list
 */
export function useFirstPageWhenGone(
  { page, go }: Pick<ListPages, 'page' | 'go'>,
  { currentData, error }: { currentData?: { rows: readonly unknown[] } | undefined; error?: unknown },
): boolean {
  const isForeign = problemOf(error)?.errors.some(({ field }) => field === 'cursor') === true;
  const isGone = page > 1 && (isForeign || (!error && currentData?.rows.length === 0));
  const leave = useEffectEvent(() => {
    if (isGone) go({}, { replace: true });
  });
  useEffect(() => leave(), [isGone]);
  return isGone;
}

function trailOf(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('cursors' in state)) return [];
  return Array.isArray(state.cursors) ? state.cursors.map(String) : [];
}
