import type { FieldError } from '@portal/domain/problem';
import { outcomeOf, type Outcome } from '../delivery';
import type { AutosaveAdapter, EditedForm, RecordRef, SaveRequest } from './adapter';
import { CheckedForm } from './checked-form';
import { DraftKeeper, type UnsavedDraft } from './draft-keeper';
import { merge, type Dispute } from './merge';
import { SaveQueue, type SaveState } from './save-queue';

export interface AutosaveState<Saved> {
  status: SaveState;
  /** Paths of invalid fields. Their input stays on screen while the last valid value is saved. */
  invalid: readonly string[];
  /** Record as this tab last received it. */
  record: Saved | null;
  /** Fields in conflict: changed both here and elsewhere. Resolved with `keepMine` or `takeTheirs`. */
  disputes: readonly Dispute[];
}

/** Retry interval for reading the conflicting record, ms. */
const compareAgain = 5_000;

/** Autosaves one person's record while it is being edited, and keeps a draft of what cannot be saved. */
export class Autosave<Body extends object, Saved extends Body & RecordRef> {
  private state: AutosaveState<Saved> = { status: { kind: 'idle' }, invalid: [], record: null, disputes: [] };
  private readonly listeners = new Set<() => void>();
  private readonly checked: CheckedForm<Body, Saved>;
  private readonly queue: SaveQueue<Body, Saved>;
  private readonly drafts: DraftKeeper<Body, Saved>;
  private theirs: Saved | null = null;
  private compareTimer: ReturnType<typeof setTimeout> | undefined;
  /** Latest save state; it may not have been published yet. */
  private status: SaveState = { kind: 'idle' };

  constructor(
    private readonly adapter: AutosaveAdapter<Body, Saved>,
    private readonly form: EditedForm,
    private readonly ownerId: string,
  ) {
    this.checked = new CheckedForm(adapter, form);
    this.queue = new SaveQueue<Body, Saved>({
      take: () => this.wellFormed(),
      send: (request) => this.send(request),
      onState: (status) => this.show(status),
      wait: adapter.wait,
    });
    this.drafts = new DraftKeeper(ownerId, adapter.name, () => this.unsavedDraft());
  }

  readonly getState = (): AutosaveState<Saved> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Starts from the record shown in the form, or restores its owner's unsaved draft.
   * @returns a function that stops autosave and keeps unsaved input
   */
  start(record: Saved | null): () => void {
    const [kept, ...older] = this.drafts.open();
    this.load(kept ? kept.record : record);
    if (kept) {
      // A draft from an older release may lack fields: take them from the record.
      this.form.reset({ ...this.adapter.toValues(kept.record), ...kept.values });
      for (const draft of older) this.layUnder(draft);
      this.queue.unanswered = kept.unanswered;
      this.queue.changed();
      // null: the record could not be loaded. The copy of it in the draft is still usable.
      this.adopt(record ?? kept.record);
    }
    const stopListening = this.form.onChange((path) => this.changed(path));
    return () => {
      stopListening();
      clearTimeout(this.compareTimer);
      this.wellFormed();
      const { invalid } = this.state;
      const isCacheable = this.drafts.close(this.queue.finish());
      if (isCacheable && invalid.length > 0) this.form.showKept(invalid);
    };
  }

  /** Adopts a record that could not be loaded at first. */
  loaded(record: Saved): void {
    if (this.queue.ref === null && !this.queue.unsaved) this.adopt(record);
  }

  /** Whether the form has input that is not on the server. */
  get unfinished(): boolean {
    this.wellFormed();
    return this.queue.unsaved || this.state.invalid.length > 0;
  }

  /** Settles the fields on blur: takes the current valid value, or else the last one, as intended. */
  readonly fieldLeft = (): void => {
    this.wellFormed();
    this.checked.settle();
  };

  readonly flush = (): void => void this.queue.flush();

  /** Saves unsaved changes after the request in flight. */
  readonly finish = (): Promise<void> => this.queue.finish();

  readonly save = (body: Body, submit: boolean): Promise<Outcome<Saved>> => this.queue.save(body, submit);

  /** Reads the record from the server again and merges it. */
  readonly compare = async (): Promise<void> => {
    clearTimeout(this.compareTimer);
    const result = await this.adapter.read();
    if (result.data !== undefined) this.adopt(result.data);
    else this.compareTimer = setTimeout(() => void this.compare(), compareAgain);
  };

  /**
   * Replaces the form's content with the record that `change` makes on the server. Autosave pauses meanwhile.
   * @returns false when the change failed; everything then stays as it was
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

  private async send(request: SaveRequest<Body>): Promise<Outcome<Saved>> {
    // After a crash, a draft older than the saved record would be taken for a newer change.
    void this.drafts.storeNow();
    const outcome = outcomeOf(await this.adapter.send(request, this.ownerId));
    if ('saved' in outcome) this.publish({ record: outcome.saved });
    if ('refused' in outcome) this.refuse(outcome.errors);
    return outcome;
  }

  private changed(path: string | undefined): void {
    this.checked.changed(path);
    this.queue.changed();
    this.drafts.storeSoon();
  }

  private show(status: SaveState): void {
    this.status = status;
    if (status.kind === 'saved' && this.drafts.isStored) {
      // Publish only after the stored draft is deleted: the next page load would restore it over the record.
      void this.drafts.storeNow().then(() => this.status === status && this.publish({ status }));
      return;
    }
    this.publish({ status });
    this.drafts.storeSoon();
    if (status.kind === 'conflict') void this.compare();
  }

  /** Merges a draft left by another tab of the same user, except for fields that a newer draft changed. */
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
    return { values: structuredClone(this.form.getValues()), record, unanswered: this.queue.unanswered };
  }

  private load(record: Saved | null): void {
    const values = this.adapter.toValues(record);
    const saved = this.adapter.toBody(values);
    this.checked.load(saved, values);
    this.queue.resume(record && { id: record.id, version: record.version }, saved);
    this.publish({ record, disputes: [] });
  }

  /** Merges local changes with a record that may have been changed elsewhere. */
  private adopt(theirs: Saved | null): void {
    const { toValues, toBody } = this.adapter;
    const merged = merge({
      base: toValues(this.state.record),
      mine: toValues(toBody(this.form.getValues())),
      theirs: toValues(theirs),
      unanswered: this.queue.unanswered.map(toValues),
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

  /** Saves local changes on top of this record, if there are any. */
  private goOn(record: Saved | null): void {
    this.load(record);
    this.queue.changed();
    this.flush();
  }

  /** Returns the whole body, with invalid fields at their last valid value. */
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
