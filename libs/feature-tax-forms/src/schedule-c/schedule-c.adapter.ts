import { useMemo } from 'react';
import { requestOnce, usePortalDispatch, type Failure } from '@portal/data-access/core';
import { scheduleCSaved, useLazyMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { useSeason } from '@portal/data-access/season-context';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { useAutosave, type AutosaveAdapter } from '@portal/drafts/autosave';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { draftNameIn, taxFormAdapter, useEditedForm } from '../form/tax-form.adapter';
import { scheduleCDefinition } from './schedule-c.definition';

type ScheduleCAdapter = AutosaveAdapter<ScheduleCBody, ScheduleCForm>;

const scheduleCRecord = taxFormAdapter('schedule-c', ScheduleCBody, scheduleCDefinition);

/** Autosaves Schedule C. */
export function useScheduleCAutosave(form: ContractFormState<ScheduleCBody>, record: ScheduleCForm | null) {
  const { tax_year: year, isKnown } = useSeason();
  const dispatch = usePortalDispatch();
  const [read] = useLazyMyScheduleCQuery();

  const adapter = useMemo<ScheduleCAdapter>(
    () => ({
      ...scheduleCRecord,
      name: draftNameIn(year, scheduleCRecord.name),
      send: async ({ ref, body, key }, ownerId) => {
        const target = ref
          ? { endpoint: scheduleCEndpoints.update, params: { id: ref.id } }
          : { endpoint: scheduleCEndpoints.create, query: isKnown ? { year } : {} };
        const sent = dispatch(requestOnce({ ...target, body, key, ownerId }));
        const result = (await sent) as { data?: ScheduleCForm; error?: Failure };
        if (result.data) dispatch(scheduleCSaved(ownerId, result.data));
        return result;
      },
      read: () => read(undefined, false),
    }),
    [dispatch, read, year, isKnown],
  );
  const autosave = useAutosave(adapter, useEditedForm(form, scheduleCDefinition), record);
  return { autosave, read: adapter.read };
}
