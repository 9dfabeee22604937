import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildCount, buildEndpoint } from '@portal/data-access/core';

/** Also invalidate messages: a new preparer changes the people whom the client may write to. */
const changes = { invalidates: ['Assignments', 'Messages'] } as const;

/** Endpoints for a client's preparer, and for the client's choice of one. */
const assignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myPreparer: buildEndpoint(build, assignmentEndpoints.mine, { provides: ['Assignments'] }),
    assignByCode: buildEndpoint(build, assignmentEndpoints.assignByCode, changes),
    assignPreparer: buildEndpoint(build, assignmentEndpoints.assignPreparer, changes),
    preparerChoice: buildEndpoint(build, assignmentEndpoints.choice, { provides: ['Assignments'] }),
    choosePreparer: buildEndpoint(build, assignmentEndpoints.choose, { invalidates: ['Assignments'] }),
    forgetPreparerChoice: buildEndpoint(build, assignmentEndpoints.forgetChoice, { invalidates: ['Assignments'] }),
    preparerCount: buildCount(build, preparerEndpoints.list, { provides: ['Preparers'] }),
    preparers: buildEndpoint(build, preparerEndpoints.list, { provides: ['Preparers'] }),
  }),
});

export const {
  useChoosePreparerMutation,
  useForgetPreparerChoiceMutation,
  useMyPreparerQuery,
  usePreparerChoiceQuery,
  useAssignByCodeMutation,
  useAssignPreparerMutation,
  usePreparerCountQuery,
  usePreparersQuery,
} = assignmentsApi;
