import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { api, buildEndpoint, remembering, whileSignedIn } from '@portal/data-access/core';
import { isShownYear } from '@portal/data-access/seasons';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    myIntake: buildEndpoint(build, intakeEndpoints.mine, { provides: ['Intake'] }),
    intakeProposal: buildEndpoint(build, intakeEndpoints.proposal, { provides: ['IntakeProposal', 'Intake'] }),
    intakeHistory: buildEndpoint(build, intakeEndpoints.history, { provides: ['Intake'] }),
  }),
});

const cached = (form: IntakeForm) => reads.util.upsertQueryData('myIntake', undefined, form);
const changes = { invalidates: ['Income', 'Overview'] } as const;
/** Also invalidated by a submit to a preparer, who may be a new one. */
export const preparerTags = ['Assignments', 'Messages'] as const;

const intakeApi = reads.injectEndpoints({
  endpoints: (build) => ({
    discardIntakeChanges: { ...buildEndpoint(build, intakeEndpoints.discardChanges, changes), ...remembering(cached) },
  }),
});

export const {
  useMyIntakeQuery,
  useIntakeProposalQuery,
  useLazyMyIntakeQuery,
  useIntakeHistoryQuery,
  useDiscardIntakeChangesMutation,
} = intakeApi;

/** Caches the form that its owner has saved. `toPreparer`: submitted to a preparer, who may be a new one. */
export const intakeSaved = (ownerId: string, form: IntakeForm, toPreparer: boolean) =>
  whileSignedIn(ownerId, (dispatch) => {
    if (dispatch(isShownYear(form.tax_year))) void dispatch(cached(form));
    dispatch(api.util.invalidateTags([...changes.invalidates, ...(toPreparer ? preparerTags : [])]));
  });
