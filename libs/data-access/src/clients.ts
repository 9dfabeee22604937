import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { api, buildEndpoint, buildListEndpoint } from '@portal/data-access/core';

/** A client in a list shows documents, forms and messages: whatever changes one of them changes the list. */
const reads = { provides: ['Assignments', 'Documents', 'Messages', 'Overview'] } as const;

const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientList: buildListEndpoint(build, clientEndpoints.list, reads),
    clientTotals: buildEndpoint(build, clientEndpoints.totals, reads),
  }),
});

export const { useClientListQuery, useClientTotalsQuery } = clientsApi;
