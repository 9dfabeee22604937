import { useEffect, useRef, useState } from 'react';
import { useUser } from '@portal/data-access/core';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { keepDraft, keptDraft } from '../autosave/kept-draft';
import type { SaveState } from '../autosave/save-queue';
import { usePageLeaving } from '../autosave/use-page-leaving';
import { IntakeDraft } from './intake-draft';
import { useIntakeCalls } from './use-intake-calls';

/** Connects the form with its draft: what changes is saved, and what cannot be saved is named. */
export function useSaving(form: ContractFormState<IntakeBody>, record: IntakeForm | null) {
  const { id: userId } = useUser();
  const calls = useIntakeCalls();
  const { methods, showErrors } = form;
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [draft] = useState(
    () => new IntakeDraft(calls, { values: methods.getValues, tell: setState, tellLeft: setLeft, refuse: showErrors }),
  );
  const first = useRef(record);

  useEffect(() => {
    draft.settle(first.current);
    const kept = keptDraft(userId);
    if (kept) {
      methods.reset(kept.values, { keepDefaultValues: true });
      draft.resume(kept.place);
    }
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: ({ name }) => draft.changed(name),
    });
    return () => {
      unsubscribe();
      const values = structuredClone(methods.getValues());
      const keep = (): void => keepDraft(userId, draft.unfinished ? { values, place: draft.place } : undefined);
      keep();
      void draft.finish().then(keep);
    };
  }, [draft, methods, userId]);

  usePageLeaving(draft);
  return { draft, state, setState, left, calls };
}
