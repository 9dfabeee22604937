import { useMemo } from 'react';
import { requestOnce, usePortalDispatch, type Failure, type Request } from '@portal/data-access/core';
import { useSeason } from '@portal/data-access/season-context';
import { intakeSaved, useLazyMyIntakeQuery } from '@portal/data-access/intake';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { useAutosave, type AutosaveAdapter, type RecordRef } from '@portal/drafts/autosave';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { draftNameIn, taxFormAdapter, useEditedForm } from '../form/tax-form.adapter';
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
  const { tax_year: year, isKnown } = useSeason();
  const dispatch = usePortalDispatch();
  const [read] = useLazyMyIntakeQuery();

  const adapter = useMemo<IntakeAdapter>(
    () => ({
      ...intakeRecord,
      name: draftNameIn(year, intakeRecord.name),
      send: async ({ ref, submit, ...content }, ownerId) => {
        const toPreparer = submit ? preparerCode : undefined;
        const request: Request = { ...targetOf(ref, toPreparer, isKnown ? { year } : {}), ...content, ownerId };
        const result = (await dispatch(requestOnce(request))) as { data?: IntakeForm; error?: Failure };
        if (result.data) dispatch(intakeSaved(ownerId, result.data, toPreparer !== undefined));
        return result;
      },
      read: () => read(undefined, false),
    }),
    [dispatch, preparerCode, read, year, isKnown],
  );
  return useAutosave(adapter, useEditedForm(form, intakeDefinition), record);
}

function targetOf(
  ref: RecordRef | null,
  preparerCode: string | undefined,
  season: { year?: number },
): Pick<Request, 'endpoint' | 'params' | 'query'> {
  // Without the year, a form that was opened before the office opened another season would end up in that one.
  if (preparerCode)
    return { endpoint: intakeEndpoints.submitToPreparer, params: { preparer_code: preparerCode }, query: season };
  return ref
    ? { endpoint: intakeEndpoints.update, params: { id: ref.id } }
    : { endpoint: intakeEndpoints.create, query: season };
}
