import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Admin endpoints for the preparers that can be selected, and for one of them by id. */
const preparerChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    preparerChoices: buildEndpoint(build, listAdminPreparers, { provides: ['Preparers', 'Offices'] }),
    adminPreparer: buildEndpoint(build, adminPreparerEndpoints.read, {
      provides: ['Preparers', 'Offices', 'Assignments', 'Clients'],
    }),
  }),
});

export const { usePreparerChoicesQuery, useAdminPreparerQuery, useLazyAdminPreparerQuery } = preparerChoicesApi;
