import { useRef, useState } from 'react';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';

/** `review`: validated like a submit, and shown before it is sent. */
type Press = 'draft' | 'review' | 'submit';

/** Result of saving through autosave. */
type Answer = { saved: unknown } | { conflict: true } | { refused: string } | object;

interface Saving<Body> {
  save: (body: Body, submit: boolean) => Promise<Answer>;
  /** Flushes valid fields. */
  finish: () => Promise<void>;
}

interface Saying {
  submitted: string;
  draftSaved: string;
  /** Message for a failure; the server's detail is given only for a rejection. */
  failed: (detail: string) => string;
}

interface Options<Body extends object> {
  form: ContractFormState<Body>;
  autosave: Saving<Body>;
  says: Saying;
  onSubmitted: () => void;
  onDraftSaved?: () => Promise<unknown>;
  /** Called when the form is complete. */
  onReview?: () => void;
  /** Called when something must be corrected before it can be submitted. */
  onRefused?: () => void;
}

/** Handles the two buttons of a form: saving a draft stays on the page, submitting leaves it. */
export function usePress<Body extends object>({
  form,
  autosave,
  says,
  onSubmitted,
  onDraftSaved,
  onReview,
  onRefused,
}: Options<Body>) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const [lastPress, setLastPress] = useState<Press>('submit');
  // Guards against double submits: two presses can come before a render, and one more before the page is left.
  const locked = useRef(false);

  const send = async (body: Body, which: Press): Promise<boolean> => {
    if (which === 'review') {
      onReview?.();
      return false;
    }
    const result = await autosave.save(body, which === 'submit');
    if ('saved' in result) notify.success(which === 'submit' ? says.submitted : says.draftSaved);
    else if (!('conflict' in result)) notify.error(says.failed('refused' in result ? result.refused : ''));
    if ('refused' in result) onRefused?.();
    if ('saved' in result && which === 'draft') await onDraftSaved?.();
    return 'saved' in result && which === 'submit';
  };

  const press = async (which: Press): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPressed(which);
    setLastPress(which);
    const outcome = { sent: false, submitted: false };
    const save = form.submit(
      async (body) => {
        outcome.sent = true;
        outcome.submitted = await send(body, which);
      },
      which === 'draft' ? 'draft' : 'whole',
    );
    await save().finally(() => {
      // The valid fields of a draft are saved anyway.
      if (which === 'draft' && !outcome.sent) void autosave.finish();
      if (which !== 'draft' && !outcome.sent) onRefused?.();
      locked.current = outcome.submitted;
      if (!outcome.submitted) setPressed(null);
    });
    if (outcome.submitted) onSubmitted();
  };

  return { press, pressed, lastPress };
}
