import { preparerCalls } from '@portal/domain/preparers/preparers.calls';
import { api, fromCall } from '@portal/data-access/core';

export const preparersApi = api.injectEndpoints({
  endpoints: (build) => ({ preparers: fromCall(build, preparerCalls.list, { provides: ['Preparers'] }) }),
});

export const { usePreparersQuery } = preparersApi;
