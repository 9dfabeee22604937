import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildCount, buildEndpoint } from '@portal/data-access/core';

const preparersApi = api.injectEndpoints({
  endpoints: (build) => ({
    preparerCount: buildCount(build, preparerEndpoints.list, { provides: ['Preparers'] }),
    myPreparer: buildEndpoint(build, assignmentEndpoints.mine, { provides: ['Assignments'] }),
  }),
});

export const { usePreparerCountQuery, useMyPreparerQuery } = preparersApi;
