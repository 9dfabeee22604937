import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** A submitted form, a paper or a message may move a return, and an assignment hands it to somebody else. */
const reads = { provides: ['Returns', 'Assignments', 'Documents'] } as const;
const writes = { invalidates: ['Returns', 'Messages', 'Overview'] } as const;

const returnsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myReturn: buildEndpoint(build, returnEndpoints.mine, reads),
    clientReturn: buildEndpoint(build, returnEndpoints.ofClient, reads),
    moveReturn: buildEndpoint(build, returnEndpoints.move, writes),
    addReturnNote: buildEndpoint(build, returnEndpoints.note, { invalidates: ['Returns'] }),
    recordFilings: buildEndpoint(build, returnEndpoints.recordFilings, writes),
    setReturnDeadline: buildEndpoint(build, returnEndpoints.setDeadline, { invalidates: ['Returns'] }),
    amendReturn: buildEndpoint(build, returnEndpoints.amend, writes),
    returnQueue: buildEndpoint(build, returnEndpoints.queue, reads),
    returnQueueTotals: buildEndpoint(build, returnEndpoints.queueTotals, reads),
    moveReturns: buildEndpoint(build, returnEndpoints.bulkMove, writes),
    adminReturns: buildEndpoint(build, adminReturnEndpoints.list, reads),
    adminReturnTotals: buildEndpoint(build, adminReturnEndpoints.totals, reads),
    adminReturn: buildEndpoint(build, adminReturnEndpoints.read, reads),
    adminClientReturn: buildEndpoint(build, adminReturnEndpoints.ofClient, reads),
    moveAdminReturn: buildEndpoint(build, adminReturnEndpoints.move, writes),
    addAdminReturnNote: buildEndpoint(build, adminReturnEndpoints.note, { invalidates: ['Returns'] }),
    setAdminReturnDeadline: buildEndpoint(build, adminReturnEndpoints.setDeadline, { invalidates: ['Returns'] }),
    amendAdminReturn: buildEndpoint(build, adminReturnEndpoints.amend, writes),
  }),
});

export const {
  useMyReturnQuery,
  useClientReturnQuery,
  useMoveReturnMutation,
  useAddReturnNoteMutation,
  useRecordFilingsMutation,
  useSetReturnDeadlineMutation,
  useAmendReturnMutation,
  useReturnQueueQuery,
  useReturnQueueTotalsQuery,
  useMoveReturnsMutation,
  useAdminReturnsQuery,
  useAdminReturnTotalsQuery,
  useAdminReturnQuery,
  useAdminClientReturnQuery,
  useMoveAdminReturnMutation,
  useAddAdminReturnNoteMutation,
  useSetAdminReturnDeadlineMutation,
  useAmendAdminReturnMutation,
} = returnsApi;
