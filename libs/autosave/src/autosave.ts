import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, EditedForm, RecordRef } from './adapter';
import { CheckedForm } from './checked-form';
import { DraftKeeper, type UnsavedDraft } from './draft-keeper';
import { merge, type Dispute } from './merge';
import { SaveQueue, type SaveResult, type SaveState } from './save-queue';
import { SaveRequests } from './save-requests';

export interface AutosaveState<Saved> {
  status: SaveState;
  /** Paths of what is not well formed: on the screen only, while the last good value goes on being saved. */
  invalid: readonly string[];
  /** The record as this window last saw it. */
  record: Saved | null;
  /** Fields that were changed here and somewhere else, to be decided with `keepMine` or `takeTheirs`. */
  disputes: readonly Dispute[];
}

/** Between tries to read the record that was changed somewhere else, ms. */
const compareAgain = 5_000;

/** One person's record while it is being edited: what is typed is saved, what cannot be saved is kept. */
export class Autosave<Body extends object, Saved extends Body & RecordRef> {
  private state: AutosaveState<Saved> = { status: { kind: 'idle' }, invalid: [], record: null, disputes: [] };
  private readonly listeners = new Set<() => void>();
  private readonly checked: CheckedForm<Body, Saved>;
  private readonly requests: SaveRequests<Body, Saved>;
  private readonly queue: SaveQueue<Body, Saved>;
  private readonly drafts: DraftKeeper<Body, Saved>;
  private theirs: Saved | null = null;
  private compareTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last thing that happened to what is typed; it may not be said yet. */
  private status: SaveState = { kind: 'idle' };

  constructor(
    private readonly adapter: AutosaveAdapter<Body, Saved>,
    private readonly form: EditedForm,
    userId: string,
  ) {
    this.checked = new CheckedForm(adapter, form);
    this.requests = new SaveRequests(adapter, userId, {
      onSaved: (record) => this.publish({ record }),
      onRefused: (errors) => this.refuse(errors),
    });
    this.queue = new SaveQueue<Body, Saved>({
      take: () => this.wellFormed(),
      send: this.requests.send,
      onState: (status) => this.show(status),
      wait: adapter.wait,
    });
    this.drafts = new DraftKeeper(userId, adapter.name, () => this.unsavedDraft());
  }

  readonly getState = (): AutosaveState<Saved> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Begins with the record that the form shows, or with what its owner had typed over it before. */
  start(record: Saved | null): () => void {
    const [kept, ...older] = this.drafts.open();
    this.load(kept ? kept.record : record);
    if (kept) {
      // A field that the release which kept it did not know is as it was loaded.
      this.form.reset({ ...this.adapter.toValues(kept.record), ...kept.values });
      for (const draft of older) this.layUnder(draft);
      this.requests.unanswered = kept.unanswered;
      this.queue.changed();
      // Without a record, it could not be loaded: what was known of it still holds.
      this.adopt(record ?? kept.record);
    }
    const stopListening = this.form.onChange((path) => this.changed(path));
    return () => {
      stopListening();
      clearTimeout(this.compareTimer);
      this.wellFormed();
      const { invalid } = this.state;
      const isKept = this.drafts.close(this.queue.finish());
      if (isKept && invalid.length > 0) this.form.showKept(invalid);
    };
  }

  /** The record could not be loaded at first and is there now. */
  loaded(record: Saved): void {
    if (this.queue.ref === null && !this.queue.unsaved) this.adopt(record);
  }

  /** Something is on the screen that the server does not have. */
  get unfinished(): boolean {
    this.wellFormed();
    return this.queue.unsaved || this.state.invalid.length > 0;
  }

  /** The focus has left a field: what it says now, or last said well, is what was meant. */
  readonly fieldLeft = (): void => {
    this.wellFormed();
    this.checked.settle();
  };

  readonly flush = (): void => void this.queue.flush();

  /** Saves what is unsaved, after what is under way. */
  readonly finish = (): Promise<void> => this.queue.finish();

  readonly save = (body: Body, submit: boolean): Promise<SaveResult<Saved>> => this.queue.save(body, submit);

  /** Asks the server again what was changed there. */
  readonly compare = async (): Promise<void> => {
    clearTimeout(this.compareTimer);
    const result = await this.adapter.read();
    if (result.data !== undefined) this.adopt(result.data);
    else this.compareTimer = setTimeout(() => void this.compare(), compareAgain);
  };

  /**
   * Shows the record that `change` makes on the server, and forgets what was typed over it. Nothing is saved meanwhile.
   * @returns false when it could not be changed: then everything stays as it is
   */
  readonly replace = async (change: () => Promise<Saved | null>): Promise<boolean> => {
    await this.queue.finish();
    this.queue.hold();
    const record = await change();
    this.queue.release();
    if (!record) return false;
    this.form.reset(this.adapter.toValues(record));
    this.load(record);
    return true;
  };

  readonly keepMine = (): void => this.decide([]);
  readonly takeTheirs = (): void => this.decide(this.state.disputes);

  private changed(path: string | undefined): void {
    this.checked.changed(path);
    this.queue.changed();
    this.drafts.storeSoon();
  }

  private show(status: SaveState): void {
    this.status = status;
    if (status.kind === 'saved' && this.drafts.isStored) {
      // Said only when no older draft is left that would come back over it in the next page.
      void this.drafts.storeNow().then(() => this.status === status && this.publish({ status }));
      return;
    }
    this.publish({ status });
    this.drafts.storeSoon();
    if (status.kind === 'conflict') void this.compare();
  }

  /** What another page of the same person left behind: only what nothing newer has changed. */
  private layUnder({ record, values }: UnsavedDraft<Body, Saved>): void {
    const { toValues, toBody } = this.adapter;
    const merged = merge({
      base: toValues(record),
      mine: toValues(toBody(this.form.getValues())),
      theirs: toValues(toBody({ ...toValues(record), ...values })),
      unanswered: [],
    });
    for (const { field, value } of merged.theirs) this.form.setValue(field, value);
  }

  private unsavedDraft(): UnsavedDraft<Body, Saved> | undefined {
    const { invalid, record } = this.state;
    if (!this.queue.unsaved && invalid.length === 0) return undefined;
    return { values: structuredClone(this.form.getValues()), record, unanswered: this.requests.unanswered };
  }

  private load(record: Saved | null): void {
    const values = this.adapter.toValues(record);
    const saved = this.adapter.toBody(values);
    this.requests.unanswered = [];
    this.checked.load(saved, values);
    this.queue.resume(record && { id: record.id, version: record.version }, saved);
    this.publish({ record, disputes: [] });
  }

  /** Lays what is typed here over a record that may have been changed somewhere else. */
  private adopt(theirs: Saved | null): void {
    const { toValues, toBody } = this.adapter;
    const merged = merge({
      base: toValues(this.state.record),
      mine: toValues(toBody(this.form.getValues())),
      theirs: toValues(theirs),
      unanswered: this.requests.unanswered.map(toValues),
    });
    for (const { field, value } of merged.theirs) this.form.setValue(field, value);
    if (merged.disputes.length === 0) {
      this.goOn(theirs);
      return;
    }
    this.queue.hold();
    this.theirs = theirs;
    this.publish({ disputes: merged.disputes, status: { kind: 'conflict' } });
  }

  private decide(taken: readonly Dispute[]): void {
    if (this.state.disputes.length === 0) return;
    for (const { field, theirs } of taken) this.form.setValue(field, theirs);
    this.goOn(this.theirs);
  }

  /** Saves what stands here over this record, as far as it differs. */
  private goOn(record: Saved | null): void {
    this.load(record);
    this.queue.changed();
    this.flush();
  }

  /** The whole body, with what is not well formed at its last good value. */
  private wellFormed(): Body {
    const { body, invalid } = this.checked.read();
    if (invalid.join() !== this.state.invalid.join()) this.publish({ invalid });
    return body;
  }

  private refuse(errors: FieldError[]): void {
    if (errors.length === 0) return;
    this.checked.refuse(errors, this.state.record);
    this.queue.changed();
  }

  private publish(change: Partial<AutosaveState<Saved>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
