import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { api, buildEndpoint, remembering, whileSignedIn } from '@portal/data-access/core';
import { isShownYear } from '@portal/data-access/seasons';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    myScheduleC: buildEndpoint(build, scheduleCEndpoints.mine, { provides: ['ScheduleC'] }),
    scheduleCHistory: buildEndpoint(build, scheduleCEndpoints.history, { provides: ['ScheduleC'] }),
  }),
});

const cached = (form: ScheduleCForm) => reads.util.upsertQueryData('myScheduleC', undefined, form);
const changes = { invalidates: ['Income', 'Overview'] } as const;

const scheduleCApi = reads.injectEndpoints({
  endpoints: (build) => ({
    discardScheduleCChanges: {
      ...buildEndpoint(build, scheduleCEndpoints.discardChanges, changes),
      ...remembering(cached),
    },
  }),
});

export const {
  useMyScheduleCQuery,
  useLazyMyScheduleCQuery,
  useScheduleCHistoryQuery,
  useDiscardScheduleCChangesMutation,
} = scheduleCApi;

/** Caches the form that its owner has saved. */
export const scheduleCSaved = (ownerId: string, form: ScheduleCForm) =>
  whileSignedIn(ownerId, (dispatch) => {
    if (dispatch(isShownYear(form.tax_year))) void dispatch(cached(form));
    dispatch(api.util.invalidateTags([...changes.invalidates]));
  });
