import { useMemo } from 'react';
import { useAutosave, type AutosaveAdapter, type EditedForm, type RecordRef } from '@portal/autosave';
import { currentTranslate } from '@portal/i18n';
import { useTranslate } from '@portal/i18n';
import { useCreateIntakeMutation, useLazyMyIntakeQuery, useUpdateIntakeMutation } from '@portal/data-access/intake';
import { validate } from '@portal/domain/contract/validate';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { notify } from '@portal/ui-kit/core';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { fieldName } from '../fields/field-text';
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

/** Saves the intake form while it is filled in. */
export function useIntakeAutosave({ methods, markErrors }: ContractFormState<IntakeBody>, record: IntakeForm | null) {
  const t = useTranslate();
  const [create] = useCreateIntakeMutation();
  const [update] = useUpdateIntakeMutation();
  const [read] = useLazyMyIntakeQuery();

  const adapter = useMemo<IntakeAdapter>(
    () => ({
      ...intakeRecord,
      create: ({ body, submit, ...request }) => create({ ...request, body: versioned(body, submit) }),
      update: ({ body, submit, ...request }, ref) =>
        update({ ...request, id: ref.id, body: versioned(body, submit, ref) }),
      read: () => read(undefined, false),
    }),
    [create, read, update],
  );

  const form = useMemo<EditedForm>(
    () => ({
      getValues: methods.getValues,
      setValue: (path, value) => methods.setValue(path, value),
      reset: (values) => methods.reset(values, { keepDefaultValues: true }),
      showErrors: markErrors,
      showKept: (fields) =>
        notify.info(t('intake.autosave.kept', { fields: fields.map((path) => fieldName(path, t)).join(', ') })),
      onChange: (listener) =>
        methods.subscribe({ formState: { values: true }, callback: ({ name }) => listener(name) }),
    }),
    [methods, markErrors, t],
  );

  return useAutosave(adapter, form, record);
}
