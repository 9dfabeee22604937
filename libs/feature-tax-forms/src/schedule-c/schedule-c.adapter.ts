import { useCallback, useMemo } from 'react';
import { useAutosave, type AutosaveAdapter, type RecordRef } from '@portal/autosave';
import { currentTranslate, useTranslate } from '@portal/i18n';
import {
  useCreateScheduleCMutation,
  useLazyMyScheduleCQuery,
  useUpdateScheduleCMutation,
} from '@portal/data-access/schedule-c';
import { validate } from '@portal/domain/contract/validate';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { useEditedForm } from '../form/use-edited-form';
import { fieldName } from '../fields/schedule-c-text';
import { bodyOf, valuesOf } from './schedule-c-values';

type ScheduleCAdapter = AutosaveAdapter<ScheduleCBody, ScheduleCForm>;

/** What autosave has to know of a Schedule C. */
const scheduleC = {
  name: 'schedule-c',
  wait: { debounce: intakeLimits.autosaveDebounce, longest: intakeLimits.autosaveLongest },
  toValues: valuesOf,
  toBody: bodyOf,
  validate: (body) => validate(ScheduleCBody, body, currentTranslate(), 'draft').errors,
} as const satisfies Partial<ScheduleCAdapter>;

const versioned = (body: ScheduleCBody, submitted: boolean, ref?: RecordRef): ScheduleCBody => ({
  ...body,
  submitted,
  ...(ref ? { version: ref.version } : {}),
});

/** Saves Schedule C while it is filled in. */
export function useScheduleCAutosave(form: ContractFormState<ScheduleCBody>, record: ScheduleCForm | null) {
  const t = useTranslate();
  const [create] = useCreateScheduleCMutation();
  const [update] = useUpdateScheduleCMutation();
  const [read] = useLazyMyScheduleCQuery();

  const adapter = useMemo<ScheduleCAdapter>(
    () => ({
      ...scheduleC,
      create: ({ body, submit, ...request }) => create({ ...request, body: versioned(body, submit) }),
      update: ({ body, submit, ...request }, ref) =>
        update({ ...request, id: ref.id, body: versioned(body, submit, ref) }),
      read: () => read(undefined, false),
    }),
    [create, read, update],
  );
  const nameOf = useCallback((path: string) => fieldName(path, t), [t]);
  const autosave = useAutosave(adapter, useEditedForm(form, nameOf), record);
  return { ...autosave, read: adapter.read, nameOf };
}
