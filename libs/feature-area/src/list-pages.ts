import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { problemOf } from '@portal/data-access/core';

/**
 * Cursors of the previous pages, stored in the browser's history entry: they survive a reload but are not part of a
 * shared link.
 */
interface Trail {
  cursors: readonly string[];
}

export interface ListPages {
  /** URL parameters, including the list's search and filters. */
  address: URLSearchParams;
  /** Empty on the first page. */
  cursor: string;
  page: number;
  /** Changes filters or sort order and returns to the first page; an empty value removes its parameter from the URL. */
  go: (changes: Readonly<Record<string, string>>, options?: { replace: boolean }) => void;
  /** @param next cursor of the next page, from the response for this page */
  turnTo: (page: number, next: string | undefined) => void;
}

/**
 * Keeps a list's page in the URL. Cursors are signed for one user, so another user's link opens the first page
 * (`useFirstPageWhenGone`).
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
    turnTo: (target, next) => {
      if (target > page) {
        if (next) show({ cursor: next, page: String(page + 1) }, { cursors: [...trail, ...(cursor ? [cursor] : [])] });
        return;
      }
      const before = trail.slice(0, Math.max(0, target - 1));
      const start = before.at(-1);
      // Opened by a link: the previous cursors are unknown, so going back leads to the first page.
      show(start ? { cursor: start, page: String(target) } : {}, { cursors: before.slice(0, -1) });
    },
  };
}

/**
 * Redirects to the first page when the cursor was signed for another user or list, or when the page has become empty.
 * @returns true while redirecting: the empty page must not be shown as an empty list
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
