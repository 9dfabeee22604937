import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { api, buildEndpoint } from '@portal/data-access/core';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    myIntake: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }),
    intakeHistory: buildEndpoint(build, intakeEndpoints.history, { provides: ['Intake'] }),
  }),
});

interface Saving {
  dispatch: (action: ReturnType<typeof remembered>) => unknown;
  queryFulfilled: PromiseLike<{ data: IntakeForm }>;
}

const remembered = (form: IntakeForm) => reads.util.upsertQueryData('myIntake', undefined, form);

/** A save answers with the whole record: it takes the place of the one in the cache, so autosave asks for nothing more. */
async function remember({ dispatch, queryFulfilled }: Saving): Promise<void> {
  const saved = await Promise.resolve(queryFulfilled).catch(() => null);
  if (saved) dispatch(remembered(saved.data));
}

const changes = { invalidates: ['Income', 'Progress', 'Overview'] } as const;

export const intakeApi = reads.injectEndpoints({
  endpoints: (build) => ({
    createIntake: {
      ...buildEndpoint(build, intakeEndpoints.create, changes),
      onQueryStarted: (_arg: unknown, saving: Saving) => remember(saving),
    },
    discardIntakeChanges: {
      ...buildEndpoint(build, intakeEndpoints.discardChanges, changes),
      onQueryStarted: (_arg: unknown, saving: Saving) => remember(saving),
    },
    updateIntake: {
      ...buildEndpoint(build, intakeEndpoints.update, changes),
      onQueryStarted: (_arg: unknown, saving: Saving) => remember(saving),
    },
  }),
});

export const {
  useMyIntakeQuery,
  useLazyMyIntakeQuery,
  useIntakeHistoryQuery,
  useCreateIntakeMutation,
  useUpdateIntakeMutation,
  useDiscardIntakeChangesMutation,
} = intakeApi;
