import { officeSearchEndpoints } from '@portal/domain/office-search/office-search.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** The admin's search for clients, preparers and offices at once. */
const officeSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeSearch: buildEndpoint(build, officeSearchEndpoints.find, { provides: ['Clients', 'Preparers', 'Offices'] }),
  }),
});

export const { useOfficeSearchQuery } = officeSearchApi;
