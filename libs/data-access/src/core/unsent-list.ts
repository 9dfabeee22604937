import { useSyncExternalStore } from 'react';
import type { Failure } from './failure';
import { useUser } from './session.slice';
import { keepUnsavedDraft, unsavedDraftOf } from './unsaved-draft';

interface Unsent {
  /** Idempotency key, the same for every retry, so that a lost response does not create a duplicate. */
  key: string;
}

/**
 * Outbox of entries that the server has not confirmed, oldest first. Kept with the unsaved drafts: in memory, only for
 * its owner, and beyond the end of the session.
 */
export class UnsentList<Item extends Unsent> {
  private readonly nothing: readonly Item[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param name unique among the unsaved drafts */
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

  /** Returns the signed-in user's entries. */
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

/** Returns whether an entry was not rejected but waits until its owner signs in again. */
export const waitsForSignIn = ({ status, code }: Failure): boolean => status === 401 || code === 'user_changed';
