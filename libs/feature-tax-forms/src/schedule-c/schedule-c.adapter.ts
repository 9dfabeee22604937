import { useMemo } from 'react';
import { useAutosave, type AutosaveAdapter } from '@portal/autosave';
import {
  useCreateScheduleCMutation,
  useLazyMyScheduleCQuery,
  useUpdateScheduleCMutation,
} from '@portal/data-access/schedule-c';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { taxFormAdapter, useEditedForm, versioned } from '../form/tax-form.adapter';
import { scheduleCDefinition } from './schedule-c.definition';

type ScheduleCAdapter = AutosaveAdapter<ScheduleCBody, ScheduleCForm>;

const scheduleCRecord = taxFormAdapter('schedule-c', ScheduleCBody, scheduleCDefinition);

/** Autosaves Schedule C. */
export function useScheduleCAutosave(form: ContractFormState<ScheduleCBody>, record: ScheduleCForm | null) {
  const [create] = useCreateScheduleCMutation();
  const [update] = useUpdateScheduleCMutation();
  const [read] = useLazyMyScheduleCQuery();

  const adapter = useMemo<ScheduleCAdapter>(
    () => ({
      ...scheduleCRecord,
      create: ({ body, submit, ...request }) => create({ ...request, body: versioned(body, submit) }),
      update: ({ body, submit, ...request }, ref) =>
        update({ ...request, id: ref.id, body: versioned(body, submit, ref) }),
      read: () => read(undefined, false),
    }),
    [create, read, update],
  );
  const autosave = useAutosave(adapter, useEditedForm(form, scheduleCDefinition), record);
  return { autosave, read: adapter.read };
}
