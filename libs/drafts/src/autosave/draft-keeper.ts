import { draftOf, keepDraft, storeDraft, takeOrphanedDrafts } from '@portal/drafts/core';
import type { Values } from './adapter';

/** Input that could not be saved, kept for its owner. */
export interface UnsavedDraft<Body, Saved> {
  values: Values;
  /** Record the user was editing; null if there was none. */
  record: Saved | null;
  /** Bodies sent without a response; they may have been saved. */
  unanswered: Body[];
}

/** Interval for storing the draft, ms. A crash loses at most this much input. */
const storeEvery = 500;

/** Maximum wait for IndexedDB when it hangs, ms. */
const longestStore = 1_000;

/**
 * Keeps the unsaved draft of one form: stores it while the user types, in case the page is closed, and when the form is
 * closed.
 */
export class DraftKeeper<Body, Saved> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private stored = false;

  /** @param read returns the current draft; undefined when everything is saved */
  constructor(
    private readonly ownerId: string,
    private readonly name: string,
    private readonly read: () => UnsavedDraft<Body, Saved> | undefined,
  ) {}

  /** Returns earlier drafts: first those of this tab, then those of closed tabs, newest first. */
  open(): UnsavedDraft<Body, Saved>[] {
    const drafts = [draftOf(this.ownerId, this.name), ...takeOrphanedDrafts(this.ownerId, this.name)];
    const found = drafts.filter((draft) => draft !== undefined) as UnsavedDraft<Body, Saved>[];
    this.isOpen = true;
    this.stored = found.length > 0;
    return found;
  }

  readonly storeSoon = (): void => {
    if (this.isOpen) this.timer ??= setTimeout(() => void this.store(this.read()), storeEvery);
  };

  /** Whether IndexedDB holds an older draft. */
  get isStored(): boolean {
    return this.stored;
  }

  /** Stores the current draft immediately, or deletes the stored one if there is none. */
  async storeNow(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((done) => (timer = setTimeout(done, longestStore)));
    await Promise.race([this.store(this.read()), tooLong]);
    clearTimeout(timer);
  }

  /**
   * Keeps the draft when the form is closed.
   * @param saved resolves when the save in flight is done
   * @returns whether a draft is kept
   */
  close(saved: Promise<void>): boolean {
    const draft = this.keep();
    this.isOpen = false;
    void saved.then(() => {
      // Skip if the form has been reopened since: it keeps its own draft.
      if (!this.isOpen && draftOf(this.ownerId, this.name) === draft) this.keep();
    });
    return draftOf(this.ownerId, this.name) !== undefined;
  }

  private keep(): UnsavedDraft<Body, Saved> | undefined {
    const draft = this.read();
    keepDraft(this.ownerId, this.name, draft);
    void this.store(draft);
    return draft;
  }

  private store(draft: UnsavedDraft<Body, Saved> | undefined): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const isNews = draft !== undefined || this.stored;
    this.stored = draft !== undefined;
    return isNews ? storeDraft(this.ownerId, this.name, draft) : Promise.resolve();
  }
}
