import { useSyncExternalStore } from 'react';
import { onSessionChange } from '@portal/data-access/core';

/** Ids of items that were sent back from this window, and about which their client has not been told yet. */
let untold: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function replace(next: ReadonlySet<string>): void {
  untold = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onSessionChange((before, now) => {
  if (before.user?.id !== now.user?.id) replace(new Set());
});

export const addUntold = (id: string): void => replace(new Set(untold).add(id));

export const removeUntold = (ids: readonly string[]): void =>
  replace(new Set([...untold].filter((id) => !ids.includes(id))));

/** Shared by the list and the document review, and kept while the preparer looks at another client. */
export const useUntold = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => untold);
