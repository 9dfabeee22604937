import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { api, buildEndpoint, remembering } from '@portal/data-access/core';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    myIntake: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }),
    intakeHistory: buildEndpoint(build, intakeEndpoints.history, { provides: ['Intake'] }),
  }),
});

const remember = remembering((form: IntakeForm) => reads.util.upsertQueryData('myIntake', undefined, form));
const changes = { invalidates: ['Income', 'Overview'] } as const;
const changesPreparer = { invalidates: [...changes.invalidates, 'Assignments', 'Messages'] } as const;

export const intakeApi = reads.injectEndpoints({
  endpoints: (build) => ({
    createIntake: { ...buildEndpoint(build, intakeEndpoints.create, changes), ...remember },
    discardIntakeChanges: { ...buildEndpoint(build, intakeEndpoints.discardChanges, changes), ...remember },
    updateIntake: { ...buildEndpoint(build, intakeEndpoints.update, changes), ...remember },
    submitIntakeToPreparer: {
      ...buildEndpoint(build, intakeEndpoints.submitToPreparer, changesPreparer),
      ...remember,
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
  useSubmitIntakeToPreparerMutation,
} = intakeApi;

const taxApi = api.injectEndpoints({
  endpoints: (build) => ({ calculateTax: buildEndpoint(build, taxEndpoints.calculate, { invalidates: [] }) }),
});

/** Calculates the official estimate; stores nothing. */
export const { useCalculateTaxMutation } = taxApi;
