import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ref of the header's free space; takes no room while no area fills it. */
export function headerSlotRef(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

/** Shows its children in the header, such as an area's search field. The shell does not know what they are. */
export const HeaderSlot = ({ children }: { children: ReactNode }) => {
  const target = useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
  return target ? createPortal(children, target) : null;
};
