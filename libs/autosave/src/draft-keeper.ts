import { keepUnsavedDraft, storeUnsavedDraft, takeLeftBehind, unsavedDraftOf } from '@portal/data-access/core';
import type { Values } from './adapter';

/** What was typed and could not be saved, kept for its owner. */
export interface UnsavedDraft<Body, Saved> {
  values: Values;
  /** The record that it was typed over; null: there was none. */
  record: Saved | null;
  /** Sent, and nothing came back: may have been saved. */
  unanswered: Body[];
}

/** How much of what was typed a crash may take along, ms. */
const storeEvery = 500;

/** A browser's database that hangs keeps nobody waiting for longer, ms. */
const longestStore = 1_000;

/** Keeps the unsaved draft of one form: while it is typed in, in case the page is closed, and when the form is left. */
export class DraftKeeper<Body, Saved> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private stored = false;

  /** @param read the draft as it is now; undefined: everything is saved */
  constructor(
    private readonly userId: string,
    private readonly name: string,
    private readonly read: () => UnsavedDraft<Body, Saved> | undefined,
  ) {}

  /** What was typed before: in this page last, then in those that are gone, the newest first. */
  open(): UnsavedDraft<Body, Saved>[] {
    const drafts = [unsavedDraftOf(this.userId, this.name), ...takeLeftBehind(this.userId, this.name)];
    const found = drafts.filter((draft) => draft !== undefined) as UnsavedDraft<Body, Saved>[];
    this.isOpen = true;
    this.stored = found.length > 0;
    return found;
  }

  readonly storeSoon = (): void => {
    if (this.isOpen) this.timer ??= setTimeout(() => void this.store(this.read()), storeEvery);
  };

  /** An older draft lies in the browser's database. */
  get isStored(): boolean {
    return this.stored;
  }

  /** Stores the draft as it is now, or that there is none, at once. */
  async storeNow(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((done) => (timer = setTimeout(done, longestStore)));
    await Promise.race([this.store(this.read()), tooLong]);
    clearTimeout(timer);
  }

  /** The form is left. @param saved when what is under way is over @returns whether something is kept */
  close(saved: Promise<void>): boolean {
    const draft = this.keep();
    this.isOpen = false;
    void saved.then(() => {
      // Unless the form has been opened again meanwhile and keeps its own.
      if (!this.isOpen && unsavedDraftOf(this.userId, this.name) === draft) this.keep();
    });
    return unsavedDraftOf(this.userId, this.name) !== undefined;
  }

  private keep(): UnsavedDraft<Body, Saved> | undefined {
    const draft = this.read();
    keepUnsavedDraft(this.userId, this.name, draft);
    void this.store(draft);
    return draft;
  }

  private store(draft: UnsavedDraft<Body, Saved> | undefined): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const isNews = draft !== undefined || this.stored;
    this.stored = draft !== undefined;
    return isNews ? storeUnsavedDraft(this.userId, this.name, draft) : Promise.resolve();
  }
}
