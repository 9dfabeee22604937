import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { FieldError } from '@portal/domain/problem';
import { newKey, problemOf, type Failure } from '@portal/data-access/core';
import type { Place, SaveAnswer } from './save-queue';

type Call<Arg> = (arg: Arg) => Promise<{ data?: IntakeForm; error?: unknown }>;

export interface IntakeCalls {
  create: Call<{ body: IntakeBody; key: string }>;
  update: Call<{ id: string; body: IntakeBody; key: string }>;
}

/** Not now: nobody answered, too many calls, or a server in trouble. */
const passes = ({ status, code }: Failure): boolean => code === 'unreachable' || status === 429 || status >= 500;

/** Makes or updates the record; what it throws at us becomes what the queue understands. */
export function draftSender(calls: IntakeCalls, onRefused: (errors: FieldError[]) => void) {
  let last = { text: '', key: '' };

  /** The same content again carries the same key, so that a lost answer is not taken for somebody else's change. */
  const keyFor = (text: string): string => {
    if (last.text !== text) last = { text, key: newKey() };
    return last.key;
  };

  return async (body: IntakeBody, place: Place | null): Promise<SaveAnswer<IntakeForm>> => {
    const whole = place ? { ...body, version: place.version } : body;
    const key = keyFor(JSON.stringify([place?.id, whole]));
    const answer = place
      ? await calls.update({ id: place.id, body: whole, key })
      : await calls.create({ body: whole, key });
    if (answer.data) return { saved: answer.data };
    const failure = problemOf(answer.error);
    if (!failure || passes(failure)) {
      return { retry: true, ...(failure?.retryAfter ? { retryIn: failure.retryAfter * 1000 } : {}) };
    }
    if (failure.code === 'stale_version' || failure.code === 'already_exists') return { conflict: true };
    if (failure.errors.length > 0) onRefused(failure.errors);
    return { refused: failure.detail ?? '' };
  };
}
