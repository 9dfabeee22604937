import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const preparersApi = api.injectEndpoints({
  endpoints: (build) => ({ preparers: buildEndpoint(build, preparerEndpoints.list, { provides: ['Preparers'] }) }),
});

export const { usePreparersQuery } = preparersApi;
