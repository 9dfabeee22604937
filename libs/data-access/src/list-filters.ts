import type { KeptListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { listFilterEndpoints } from '@portal/domain/list-filters/list-filters.endpoints';
import { api, buildEndpoint, remembering } from '@portal/data-access/core';

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    listFilters: buildEndpoint(build, listFilterEndpoints.mine, { provides: ['ListFilters'] }),
  }),
});

const cached = (kept: KeptListFilters) => reads.util.upsertQueryData('listFilters', undefined, kept);

const listFiltersApi = reads.injectEndpoints({
  endpoints: (build) => ({
    keepListFilters: {
      ...buildEndpoint(build, listFilterEndpoints.keep, { invalidates: [] }),
      ...remembering(cached),
    },
  }),
});

export const { useListFiltersQuery, useKeepListFiltersMutation } = listFiltersApi;
