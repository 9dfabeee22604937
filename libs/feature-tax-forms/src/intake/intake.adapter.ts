import { useCallback, useMemo } from 'react';
import { useAutosave, type AutosaveAdapter, type RecordRef } from '@portal/autosave';
import { currentTranslate } from '@portal/i18n';
import { useTranslate } from '@portal/i18n';
import {
  useCreateIntakeMutation,
  useLazyMyIntakeQuery,
  useSubmitIntakeToPreparerMutation,
  useUpdateIntakeMutation,
} from '@portal/data-access/intake';
import { validate } from '@portal/domain/contract/validate';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { fieldName } from '../fields/field-text';
import { useEditedForm } from '../form/use-edited-form';
import { bodyOf, valuesOf } from './intake-values';

type IntakeAdapter = AutosaveAdapter<IntakeBody, IntakeForm>;

/** What autosave has to know of an intake form. */
export const intakeRecord = {
  name: 'intake-form',
  wait: { debounce: intakeLimits.autosaveDebounce, longest: intakeLimits.autosaveLongest },
  toValues: valuesOf,
  toBody: bodyOf,
  validate: (body) => validate(IntakeBody, body, currentTranslate(), 'draft').errors,
} as const satisfies Partial<IntakeAdapter>;

const versioned = (body: IntakeBody, submitted: boolean, ref?: RecordRef): IntakeBody => ({
  ...body,
  submitted,
  ...(ref ? { version: ref.version } : {}),
});

/** Saves the intake form while it is filled in. `preparerCode`: whose form it is submitted to; drafts are the client's own. */
export function useIntakeAutosave(
  form: ContractFormState<IntakeBody>,
  record: IntakeForm | null,
  preparerCode?: string,
) {
  const t = useTranslate();
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

  const nameOf = useCallback((path: string) => fieldName(path, t), [t]);
  return useAutosave(adapter, useEditedForm(form, nameOf), record);
}
