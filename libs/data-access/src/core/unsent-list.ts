import { useSyncExternalStore } from 'react';
import type { Failure } from './failure';
import { useUser } from './session.slice';
import { keepUnsavedDraft, unsavedDraftOf } from './unsaved-draft';

interface Unsent {
  /** Idempotency key, the same for every try: an answer that was lost does not make it two. */
  key: string;
}

/**
 * What people have sent and the server has not confirmed, oldest first. Kept with what was typed and not saved: in memory, for its owner
 * alone, and still there when a session has ended by itself.
 */
export class UnsentList<Item extends Unsent> {
  private readonly nothing: readonly Item[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param name of nothing else that is kept */
  constructor(private readonly name: string) {}

  of(userId: string): readonly Item[] {
    return (unsavedDraftOf(userId, this.name) as readonly Item[] | undefined) ?? this.nothing;
  }

  add(userId: string, items: readonly Item[]): void {
    this.keep(userId, [...this.of(userId), ...items]);
  }

  change(userId: string, key: string, more: Partial<Item>): void {
    this.keep(
      userId,
      this.of(userId).map((item) => (item.key === key ? { ...item, ...more } : item)),
    );
  }

  remove(userId: string, key: string): void {
    this.keep(
      userId,
      this.of(userId).filter((item) => item.key !== key),
    );
  }

  /** Those of the person who is signed in. */
  use(): readonly Item[] {
    const { id } = useUser();
    return useSyncExternalStore(this.subscribe, () => this.of(id));
  }

  private keep(userId: string, items: readonly Item[]): void {
    keepUnsavedDraft(userId, this.name, items.length > 0 ? items : undefined);
    for (const listener of this.listeners) listener();
  }

  private readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** It was not refused: nobody is signed in any more who may send it, and it goes out when they are back. */
export const waitsForSignIn = ({ status, code }: Failure): boolean => status === 401 || code === 'user_changed';
