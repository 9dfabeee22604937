import { newKey, problemOf, type Failure } from '@portal/data-access/core';
import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, RecordRef } from './adapter';
import type { SaveResult } from './save-queue';

/** Returns whether a failure is temporary: unreachable, rate limited or a server error. */
const passes = ({ status, code }: Failure): boolean => code === 'unreachable' || status === 429 || status >= 500;
const isSignedOut = ({ status, code }: Failure): boolean => code === 'user_changed' || status === 401;

interface SaveCallbacks<Saved> {
  onSaved: (record: Saved) => void;
  /** Called on a permanent rejection, with the invalid fields that the server reported. */
  onRefused: (errors: FieldError[]) => void;
}

/** Sends one person's record to the server and reports the outcome. */
export class SaveRequests<Body extends object, Saved extends Body & RecordRef> {
  /** Bodies sent without a response; they may have been saved. */
  unanswered: Body[] = [];
  private last = { text: '', key: '' };

  constructor(
    private readonly adapter: Pick<AutosaveAdapter<Body, Saved>, 'create' | 'update'>,
    private readonly userId: string,
    private readonly callbacks: SaveCallbacks<Saved>,
  ) {}

  /** `ref`: record to update, or null to create one. `submit`: true for the final submission, false for a draft. */
  readonly send = async (body: Body, ref: RecordRef | null, submit: boolean): Promise<SaveResult<Saved>> => {
    const request = { body, submit, key: this.keyFor(JSON.stringify([ref, submit, body])), ownerId: this.userId };
    this.unanswered.push(body);
    const result = await (ref ? this.adapter.update(request, ref) : this.adapter.create(request));
    if (result.data) {
      this.unanswered = [];
      this.callbacks.onSaved(result.data);
      return { saved: result.data };
    }
    const failure = problemOf(result.error);
    if (!failure || passes(failure)) {
      return { retry: true, ...(failure?.retryAfter ? { retryIn: failure.retryAfter * 1000 } : {}) };
    }
    if (isSignedOut(failure)) return { signedOut: true };
    if (failure.code === 'stale_version' || failure.code === 'already_exists') return { conflict: true };
    this.callbacks.onRefused(failure.errors);
    return { refused: failure.detail ?? '' };
  };

  /**
   * Reuses the idempotency key for identical content, so that a retry after a lost response is not mistaken for another
   * user's change.
   */
  private keyFor(text: string): string {
    if (this.last.text !== text) this.last = { text, key: newKey() };
    return this.last.key;
  }
}
