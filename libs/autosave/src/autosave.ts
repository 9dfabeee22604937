import { newKey, problemOf, type Failure } from '@portal/data-access/core';
import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, EditedForm, RecordRef } from './adapter';
import { DraftKeeper, type UnsavedDraft } from './draft-keeper';
import { LastGoodValues } from './last-good-values';
import { merge, type Dispute } from './merge';
import { valueAt } from './paths';
import { SaveQueue, type SaveResult, type SaveState } from './save-queue';

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

/** Not now: nobody answered, too many calls, or a server in trouble. */
const passes = ({ status, code }: Failure): boolean => code === 'unreachable' || status === 429 || status >= 500;
const isSignedOut = ({ status, code }: Failure): boolean => code === 'user_changed' || status === 401;

/** One person's record while it is being edited: what is typed is saved, what cannot be saved is kept. */
export class Autosave<Body extends object, Saved extends Body & RecordRef> {
  private state: AutosaveState<Saved> = { status: { kind: 'idle' }, invalid: [], record: null, disputes: [] };
  private readonly listeners = new Set<() => void>();
  private readonly good = new LastGoodValues();
  private readonly queue: SaveQueue<Body, Saved>;
  private readonly drafts: DraftKeeper<Body, Saved>;
  /** What the server refused although it looked well, until it is changed. */
  private refused: FieldError[] = [];
  /** Sent, and nothing came back: may have been saved. */
  private unanswered: Body[] = [];
  private lastRequest = { text: '', key: '' };
  private theirs: Saved | null = null;
  private compareTimer: ReturnType<typeof setTimeout> | undefined;
  /** The last thing that happened to what is typed; it may not be said yet. */
  private status: SaveState = { kind: 'idle' };

  constructor(
    private readonly adapter: AutosaveAdapter<Body, Saved>,
    private readonly form: EditedForm,
    private readonly userId: string,
  ) {
    this.queue = new SaveQueue<Body, Saved>({
      take: () => this.wellFormed(),
      send: (body, ref, submit) => this.send(body, ref, submit),
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
      this.unanswered = kept.unanswered;
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
    this.good.settle(this.form.getValues());
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
    this.refused = this.refused.filter(({ field }) => field !== path);
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
    return { values: structuredClone(this.form.getValues()), record, unanswered: this.unanswered };
  }

  private load(record: Saved | null): void {
    const values = this.adapter.toValues(record);
    const saved = this.adapter.toBody(values);
    this.refused = [];
    this.unanswered = [];
    this.good.load(saved, values);
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
      unanswered: this.unanswered.map(toValues),
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
    const values = this.form.getValues();
    const body = this.adapter.toBody(values);
    const found = this.adapter.validate(body);
    const errors = [...found, ...this.refused.filter(({ field }) => !found.some((error) => error.field === field))];
    const invalid = errors.map(({ field }) => field);
    if (invalid.join() !== this.state.invalid.join()) this.publish({ invalid });
    return this.good.fill(body, values, errors);
  }

  private async send(body: Body, ref: RecordRef | null, submit: boolean): Promise<SaveResult<Saved>> {
    const request = { body, submit, key: this.keyFor(JSON.stringify([ref, submit, body])), ownerId: this.userId };
    this.unanswered.push(body);
    const result = await (ref ? this.adapter.update(request, ref) : this.adapter.create(request));
    if (result.data) {
      this.unanswered = [];
      this.publish({ record: result.data });
      return { saved: result.data };
    }
    const failure = problemOf(result.error);
    if (!failure || passes(failure)) {
      return { retry: true, ...(failure?.retryAfter ? { retryIn: failure.retryAfter * 1000 } : {}) };
    }
    if (isSignedOut(failure)) return { signedOut: true };
    if (failure.code === 'stale_version' || failure.code === 'already_exists') return { conflict: true };
    this.refuse(failure.errors);
    return { refused: failure.detail ?? '' };
  }

  /** The same content again carries the same key, so that a lost answer is not taken for somebody else's change. */
  private keyFor(text: string): string {
    if (this.lastRequest.text !== text) this.lastRequest = { text, key: newKey() };
    return this.lastRequest.key;
  }

  private refuse(errors: FieldError[]): void {
    if (errors.length === 0) return;
    this.refused = errors;
    this.form.showErrors(errors);
    // What was refused had been taken for good when it was sent.
    const saved = this.adapter.toBody(this.adapter.toValues(this.state.record));
    for (const { field } of errors)
      this.good.revert(this.form.getValues(), field, this.state.record && valueAt(saved, field));
    this.queue.changed();
  }

  private publish(change: Partial<AutosaveState<Saved>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
