import { useMemo } from 'react';
import { useAutosave, type AutosaveAdapter } from '@portal/autosave';
import {
  useCreateIntakeMutation,
  useLazyMyIntakeQuery,
  useSubmitIntakeToPreparerMutation,
  useUpdateIntakeMutation,
} from '@portal/data-access/intake';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { taxFormAdapter, useEditedForm, versioned } from '../form/tax-form.adapter';
import { intakeDefinition } from './intake.definition';

type IntakeAdapter = AutosaveAdapter<IntakeBody, IntakeForm>;

/** Autosave adapter of the intake form. */
export const intakeRecord = taxFormAdapter('intake-form', IntakeBody, intakeDefinition);

/** Autosaves the intake form. `preparerCode`: preparer who receives it on submit; drafts belong to the client. */
export function useIntakeAutosave(
  form: ContractFormState<IntakeBody>,
  record: IntakeForm | null,
  preparerCode?: string,
) {
  const [create] = useCreateIntakeMutation();
  const [update] = useUpdateIntakeMutation();
  const [submitTo] = useSubmitIntakeToPreparerMutation();
  const [read] = useLazyMyIntakeQuery();

  const adapter = useMemo<IntakeAdapter>(
    () => ({
      ...intakeRecord,
      create: ({ body, submit, ...request }) =>
        submit && preparerCode
          ? submitTo({ ...request, preparer_code: preparerCode, body: versioned(body, submit) })
          : create({ ...request, body: versioned(body, submit) }),
      update: ({ body, submit, ...request }, ref) =>
        submit && preparerCode
          ? submitTo({ ...request, preparer_code: preparerCode, body: versioned(body, submit, ref) })
          : update({ ...request, id: ref.id, body: versioned(body, submit, ref) }),
      read: () => read(undefined, false),
    }),
    [create, preparerCode, read, submitTo, update],
  );
  return useAutosave(adapter, useEditedForm(form, intakeDefinition), record);
}
