import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** With the preparer, who may be written to changes as well. */
const changes = { invalidates: ['Assignments', 'Messages'] } as const;

const assignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myPreparer: buildEndpoint(build, assignmentEndpoints.mine, { provides: ['Assignments'] }),
    assignByCode: buildEndpoint(build, assignmentEndpoints.assignByCode, changes),
    assignPreparer: buildEndpoint(build, assignmentEndpoints.assignPreparer, changes),
  }),
});

export const { useMyPreparerQuery, useAssignByCodeMutation, useAssignPreparerMutation } = assignmentsApi;
