import { useMemo } from 'react';
import { useCreateIntakeMutation, useLazyMyIntakeQuery, useUpdateIntakeMutation } from '@portal/data-access/intake';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { IntakeCalls } from '../autosave/draft-sender';

export interface IntakeDesk extends IntakeCalls {
  /** The record as it is on the server now; null when there is none, or nobody answers. */
  fetch: () => Promise<IntakeForm | null>;
}

/** The three calls of the form. */
export function useIntakeCalls(): IntakeDesk {
  const [create] = useCreateIntakeMutation();
  const [update] = useUpdateIntakeMutation();
  const [read] = useLazyMyIntakeQuery();
  return useMemo(
    () => ({ create, update, fetch: async () => (await read(undefined, false)).data ?? null }),
    [create, read, update],
  );
}
