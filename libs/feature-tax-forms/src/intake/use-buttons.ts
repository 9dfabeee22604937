import { useRef, useState } from 'react';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeWords } from '@portal/domain/intake/intake.words';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import type { IntakeDraft } from './intake-draft';

export type Pressed = 'draft' | 'submit' | null;

/** Save Draft and Submit Form: one at a time, each with its specified message. */
export function useButtons(form: ContractFormState<IntakeBody>, draft: IntakeDraft, onSubmitted: () => void) {
  const [pressed, setPressed] = useState<Pressed>(null);
  // Two presses can come before the first one is drawn, and one more before the screen is left.
  const locked = useRef(false);

  const unlock = (): void => {
    locked.current = false;
    setPressed(null);
  };

  const send = async (body: IntakeBody, submitted: boolean): Promise<boolean> => {
    const answer = await draft.save({ ...body, submitted });
    if ('saved' in answer) notify.success(submitted ? intakeWords.submitted : intakeWords.draftSaved);
    else if (!('conflict' in answer)) notify.error(intakeWords.saveFailed);
    return 'saved' in answer && submitted;
  };

  const press = async (which: 'draft' | 'submit'): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPressed(which);
    const whole = which === 'submit';
    const outcome = { submitted: false };
    const save = form.submit(
      async (body) => {
        outcome.submitted = await send(body, whole);
      },
      whole ? 'whole' : 'draft',
    );
    try {
      await save();
    } finally {
      if (!outcome.submitted) unlock();
    }
    if (outcome.submitted) onSubmitted();
  };

  return { pressed, saveDraft: () => void press('draft'), submit: () => press('submit') };
}
