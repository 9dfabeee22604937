import { newKey, problemOf, type Failure } from '@portal/data-access/core';
import type { FieldError } from '@portal/domain/problem';
import type { AutosaveAdapter, RecordRef } from './adapter';
import type { SaveResult } from './save-queue';

/** Not now: nobody answered, too many calls, or a server in trouble. */
const passes = ({ status, code }: Failure): boolean => code === 'unreachable' || status === 429 || status >= 500;
const isSignedOut = ({ status, code }: Failure): boolean => code === 'user_changed' || status === 401;

interface Hears<Saved> {
  onSaved: (record: Saved) => void;
  /** Will not be taken as it is: these fields are wrong, as far as the server says. */
  onRefused: (errors: FieldError[]) => void;
}

/** Sends one person's record to the server, and tells what became of it. */
export class SaveRequests<Body extends object, Saved extends Body & RecordRef> {
  /** Sent, and nothing came back: may have been saved. */
  unanswered: Body[] = [];
  private last = { text: '', key: '' };

  constructor(
    private readonly adapter: Pick<AutosaveAdapter<Body, Saved>, 'create' | 'update'>,
    private readonly userId: string,
    private readonly hears: Hears<Saved>,
  ) {}

  /** `ref`: the record to update; null: there is none yet. `submit`: more than a draft. */
  readonly send = async (body: Body, ref: RecordRef | null, submit: boolean): Promise<SaveResult<Saved>> => {
    const request = { body, submit, key: this.keyFor(JSON.stringify([ref, submit, body])), ownerId: this.userId };
    this.unanswered.push(body);
    const result = await (ref ? this.adapter.update(request, ref) : this.adapter.create(request));
    if (result.data) {
      this.unanswered = [];
      this.hears.onSaved(result.data);
      return { saved: result.data };
    }
    const failure = problemOf(result.error);
    if (!failure || passes(failure)) {
      return { retry: true, ...(failure?.retryAfter ? { retryIn: failure.retryAfter * 1000 } : {}) };
    }
    if (isSignedOut(failure)) return { signedOut: true };
    if (failure.code === 'stale_version' || failure.code === 'already_exists') return { conflict: true };
    this.hears.onRefused(failure.errors);
    return { refused: failure.detail ?? '' };
  };

  /** The same content again carries the same key, so that a lost answer is not taken for somebody else's change. */
  private keyFor(text: string): string {
    if (this.last.text !== text) this.last = { text, key: newKey() };
    return this.last.key;
  }
}
