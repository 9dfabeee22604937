import type { Location } from 'react-router-dom';
import { preparerCodeIn } from './from-preparer';

/** Returns the history state for /login, with the page to return to. */
export const returnToState = ({ pathname, search, hash }: Location): { returnTo: string } => ({
  returnTo: `${pathname}${search}${hash}`,
});

/**
 * Returns the URL to open after sign-in: the page the user came from, else the preparer's intake form, else the
 * dashboard.
 */
export function returnToOf({ state, search }: { state: unknown; search: string }): string {
  const code = preparerCodeIn(search);
  const otherwise = code ? `/preparer/${code}/intake` : '/dashboard';
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return otherwise;
  const { returnTo } = state;
  // Accept only paths of this site: the history state is ours, but the check is cheap.
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? returnTo : otherwise;
}
