import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildCount, buildEndpoint } from '@portal/data-access/core';

/** With the preparer, who may be written to changes as well. */
const changes = { invalidates: ['Assignments', 'Messages'] } as const;

/** Who looks after a client, and whom they may choose. */
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
