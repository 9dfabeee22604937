import debounce from 'lodash-es/debounce';
import { newKey } from '@portal/data-access/core';
import { retryDelay, type Outcome } from '../delivery';
import type { RecordRef, SaveRequest } from './adapter';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'conflict' }
  | { kind: 'failed'; detail: string };

interface Work<Body extends object, Saved extends RecordRef> {
  /** Returns the body to save now. */
  take: () => Body;
  send: (request: SaveRequest<Body>) => Promise<Outcome<Saved>>;
  onState: (state: SaveState) => void;
  /** Debounce after the last change, and maximum wait since the first unsaved one, ms. */
  wait: { debounce: number; longest: number };
}

/**
 * Saves a draft while the user types: one request at a time, always the newest state, without blocking input. Creates
 * the record first, then updates it with the last returned version.
 */
export class SaveQueue<Body extends object, Saved extends RecordRef> {
  /** Record on the server; null until it is created. */
  ref: RecordRef | null = null;
  /** Bodies sent without a response; they may have been saved. */
  unanswered: Body[] = [];
  private lastSent = { content: '', key: '' };
  private running: Promise<Outcome<Saved>> | null = null;
  private held = false;
  private failures = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes. Saved state is tracked by revision and, to detect undone changes, by the body's text. */
  private revision = 0;
  private savedRevision = 0;
  private savedText: string | null = null;
  /** State to return to when a change turns out to be a no-op. */
  private resting: SaveState = { kind: 'idle' };
  private readonly flushSoon: { (): void; cancel: () => void };

  constructor(private readonly work: Work<Body, Saved>) {
    const { debounce: pause, longest } = work.wait;
    this.flushSoon = debounce(() => void this.flush(), pause, { maxWait: longest });
  }

  /** Continues from this record, whose content is already saved. */
  resume(ref: RecordRef | null, saved: Body | null): void {
    this.stop();
    if (this.held) this.resting = { kind: 'saved', at: new Date() };
    this.ref = ref;
    this.held = false;
    this.unanswered = [];
    this.savedText = saved && JSON.stringify(saved);
  }

  /** Pauses sending until `resume` or `release`. */
  hold(): void {
    this.stop();
    this.held = true;
  }

  release(): void {
    this.held = false;
    if (this.unsaved) this.flushSoon();
  }

  get unsaved(): boolean {
    return this.running !== null || this.savedRevision !== this.revision;
  }

  changed(): void {
    this.revision += 1;
    if (this.running === null && this.failures === 0 && !this.held) this.work.onState({ kind: 'unsaved' });
    this.flushSoon();
  }

  /** Saves unsaved changes now. */
  async flush(): Promise<void> {
    this.flushSoon.cancel();
    const body = this.work.take();
    if (this.running || !this.hasWork()) return;
    const text = JSON.stringify(body);
    if (text !== this.savedText) await this.attempt(body, text, false);
    else this.settle(text, this.resting);
    if (this.failures === 0 && this.hasWork()) this.flushSoon();
  }

  /** Saves this body after any request in flight, as a submission or a draft, and returns the outcome. */
  async save(body: Body, submit: boolean): Promise<Outcome<Saved>> {
    this.stop();
    await this.underWay();
    return this.attempt(body, JSON.stringify(body), submit);
  }

  /** Flushes unsaved changes after any request in flight, then stops. */
  async finish(): Promise<void> {
    await this.underWay();
    await this.flush();
    this.stop();
  }

  stop(): void {
    this.flushSoon.cancel();
    clearTimeout(this.retryTimer);
  }

  private hasWork(): boolean {
    return !this.held && this.unsaved;
  }

  private async underWay(): Promise<void> {
    for (let running = this.running; running; running = this.running) await running;
  }

  private async attempt(body: Body, text: string, submit: boolean): Promise<Outcome<Saved>> {
    clearTimeout(this.retryTimer);
    const revision = this.revision;
    this.work.onState({ kind: 'saving' });
    this.unanswered.push(body);
    this.running = this.work.send({
      body: { ...body, submitted: submit, ...(this.ref ? { version: this.ref.version } : {}) },
      ref: this.ref,
      submit,
      key: this.keyFor(text, submit),
    });
    const result = await this.running;
    this.running = null;
    this.learn(result, text, revision);
    return result;
  }

  private learn(result: Outcome<Saved>, text: string, revision: number): void {
    if (!('retry' in result)) this.failures = 0;
    if ('saved' in result) {
      this.unanswered = [];
      this.ref = { id: result.saved.id, version: result.saved.version };
      this.settle(text, { kind: 'saved', at: new Date() }, revision);
    } else if ('conflict' in result) {
      this.held = true;
      this.work.onState({ kind: 'conflict' });
    } else if ('signedOut' in result) {
      this.held = true;
      this.work.onState({ kind: 'offline' });
    } else if ('retry' in result) {
      // The body may have been saved after all, so reverting to the previous text needs a save too.
      this.savedText = null;
      this.failures += 1;
      this.work.onState({ kind: 'offline' });
      this.retryTimer = setTimeout(() => void this.flush(), result.retryIn ?? retryDelay(this.failures));
    } else {
      // The same body would be rejected again: wait for the next change.
      this.settle(text, { kind: 'failed', detail: result.refused }, revision);
    }
  }

  private settle(text: string, state: SaveState, revision = this.revision): void {
    this.savedText = text;
    this.savedRevision = revision;
    this.resting = state;
    this.work.onState(state);
  }

  /**
   * Reuses the idempotency key for identical content, so that a retry after a lost response is not mistaken for another
   * user's change.
   */
  private keyFor(text: string, submit: boolean): string {
    const content = JSON.stringify([this.ref, submit, text]);
    if (this.lastSent.content !== content) this.lastSent = { content, key: newKey() };
    return this.lastSent.key;
  }
}
