import { officeSearchEndpoints } from '@portal/domain/office-search/office-search.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** The admin's search for clients, preparers and offices at once. */
const officeSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Without cache tags: results that other users' changes replaced would move under the highlight.
    officeSearch: buildEndpoint(build, officeSearchEndpoints.find, { provides: [] }),
  }),
});

export const { useOfficeSearchQuery } = officeSearchApi;
