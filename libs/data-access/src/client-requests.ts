import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** A decision changes which of the client's files count, and may move the return. */
const changes = { invalidates: ['Documents', 'Returns', 'Overview'] } as const;

const clientRequestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientRequests: buildEndpoint(build, clientRequestEndpoints.list, { provides: ['Documents', 'Assignments'] }),
    addClientRequest: buildEndpoint(build, clientRequestEndpoints.add, changes),
    acceptClientRequest: buildEndpoint(build, clientRequestEndpoints.accept, changes),
    rejectClientRequest: buildEndpoint(build, clientRequestEndpoints.reject, changes),
    waiveClientRequest: buildEndpoint(build, clientRequestEndpoints.waive, changes),
    linkClientDocument: buildEndpoint(build, clientRequestEndpoints.link, changes),
    unlinkClientDocument: buildEndpoint(build, clientRequestEndpoints.unlink, changes),
    tellClient: buildEndpoint(build, clientRequestEndpoints.tell, { invalidates: [] }),
    remindClient: buildEndpoint(build, clientRequestEndpoints.remind, { invalidates: [] }),
    remindClients: buildEndpoint(build, clientRequestEndpoints.remindMany, { invalidates: [] }),
  }),
});

export const {
  useClientRequestsQuery,
  useAddClientRequestMutation,
  useAcceptClientRequestMutation,
  useRejectClientRequestMutation,
  useWaiveClientRequestMutation,
  useLinkClientDocumentMutation,
  useUnlinkClientDocumentMutation,
  useTellClientMutation,
  useRemindClientMutation,
  useRemindClientsMutation,
} = clientRequestsApi;
