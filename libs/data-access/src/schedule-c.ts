import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { api, buildEndpoint, remembering } from '@portal/data-access/core';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    myScheduleC: buildEndpoint(build, scheduleCEndpoints.mine, { provides: ['ScheduleC'] }),
    scheduleCHistory: buildEndpoint(build, scheduleCEndpoints.history, { provides: ['ScheduleC'] }),
  }),
});

const remember = remembering((form: ScheduleCForm) => reads.util.upsertQueryData('myScheduleC', undefined, form));
const changes = { invalidates: ['Income', 'Overview'] } as const;

const scheduleCApi = reads.injectEndpoints({
  endpoints: (build) => ({
    createScheduleC: { ...buildEndpoint(build, scheduleCEndpoints.create, changes), ...remember },
    discardScheduleCChanges: { ...buildEndpoint(build, scheduleCEndpoints.discardChanges, changes), ...remember },
    updateScheduleC: { ...buildEndpoint(build, scheduleCEndpoints.update, changes), ...remember },
  }),
});

export const {
  useMyScheduleCQuery,
  useLazyMyScheduleCQuery,
  useScheduleCHistoryQuery,
  useCreateScheduleCMutation,
  useUpdateScheduleCMutation,
  useDiscardScheduleCChangesMutation,
} = scheduleCApi;
