import { useRef, useState } from 'react';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';

/** `review`: validates as for submitting, and shows the review instead of sending. */
type SubmitKind = 'draft' | 'review' | 'submit';

/** Result of saving through autosave. */
type Answer = { saved: unknown } | { conflict: true } | { refused: string } | object;

interface AutosaveActions<Body> {
  save: (body: Body, submit: boolean) => Promise<Answer>;
  /** Flushes unsaved valid fields. */
  finish: () => Promise<void>;
}

interface FormMessages {
  submitted: string;
  draftSaved: string;
  /** Returns the message for a failure; gets the server's detail only for a rejection. */
  failed: (detail: string) => string;
}

interface Options<Body extends object> {
  form: ContractFormState<Body>;
  autosave: AutosaveActions<Body>;
  messages: FormMessages;
  onSubmitted: () => void;
  onDraftSaved?: () => Promise<unknown>;
  /** Called when the form is complete; the button is busy until it resolves. */
  onReview?: () => Promise<void>;
  /** Called if fields must be corrected before submitting. */
  onRefused?: () => void;
}

/** Handles the two buttons of a form: saving a draft stays on the page, submitting leaves it. */
export function useFormSubmit<Body extends object>({
  form,
  autosave,
  messages,
  onSubmitted,
  onDraftSaved,
  onReview,
  onRefused,
}: Options<Body>) {
  const [pending, setPending] = useState<SubmitKind | null>(null);
  const [lastSubmit, setLastSubmit] = useState<SubmitKind>('submit');
  // Prevents double submits: a second press may come before the next render, or before the page changes.
  const locked = useRef(false);

  const send = async (body: Body, which: SubmitKind): Promise<boolean> => {
    if (which === 'review') {
      await onReview?.();
      return false;
    }
    const result = await autosave.save(body, which === 'submit');
    if ('saved' in result) notify.success(which === 'submit' ? messages.submitted : messages.draftSaved);
    else if (!('conflict' in result)) notify.error(messages.failed('refused' in result ? result.refused : ''));
    if ('refused' in result) onRefused?.();
    if ('saved' in result && which === 'draft') await onDraftSaved?.();
    return 'saved' in result && which === 'submit';
  };

  const submit = async (which: SubmitKind): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPending(which);
    setLastSubmit(which);
    const outcome = { sent: false, submitted: false };
    const save = form.submit(
      async (body) => {
        outcome.sent = true;
        outcome.submitted = await send(body, which);
      },
      which === 'draft' ? 'draft' : 'whole',
    );
    await save().finally(() => {
      // Save the valid fields of a draft anyway.
      if (which === 'draft' && !outcome.sent) void autosave.finish();
      if (which !== 'draft' && !outcome.sent) onRefused?.();
      locked.current = outcome.submitted;
      if (!outcome.submitted) setPending(null);
    });
    if (outcome.submitted) onSubmitted();
  };

  return { submit, pending, lastSubmit };
}
