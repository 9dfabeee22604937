import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildCount, buildEndpoint } from '@portal/data-access/core';

const preparersApi = api.injectEndpoints({
  endpoints: (build) => ({
    preparerCount: buildCount(build, preparerEndpoints.list, { provides: ['Preparers'] }),
    preparers: buildEndpoint(build, preparerEndpoints.list, { provides: ['Preparers'] }),
    preparerInfo: buildEndpoint(build, preparerEndpoints.info, { provides: ['Preparers'] }),
  }),
});

export const { usePreparerCountQuery, usePreparersQuery, usePreparerInfoQuery } = preparersApi;
