import type { Location } from 'react-router-dom';

interface Kept {
  from: string;
}

/** State of the way to /login: where to come back to. */
export const keptWay = ({ pathname, search, hash }: Location): Kept => ({ from: `${pathname}${search}${hash}` });

/** Where somebody who has just signed in goes: back, or else to the dashboard. */
export function wayBack(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/dashboard';
  const { from } = state;
  // Only paths of this site: history state is ours, but costs nothing to doubt.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/dashboard';
}
