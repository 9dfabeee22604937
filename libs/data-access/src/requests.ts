import { requestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const changes = { invalidates: ['Documents', 'Returns', 'Overview'] } as const;

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What is asked for follows from the form, too.
    myRequests: buildEndpoint(build, requestEndpoints.mine, { provides: ['Documents', 'Income'] }),
    saveSituations: buildEndpoint(build, requestEndpoints.situations, changes),
    explainRequest: buildEndpoint(build, requestEndpoints.explain, changes),
    reopenRequest: buildEndpoint(build, requestEndpoints.reopen, changes),
  }),
});

export const { useMyRequestsQuery, useSaveSituationsMutation, useExplainRequestMutation, useReopenRequestMutation } =
  requestsApi;
