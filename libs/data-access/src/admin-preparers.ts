import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** What the dashboard shows of the preparers; the rest of `admin-people.ts` loads with their tab. */
const adminPreparersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Client counts change with assignments, and workplaces with offices.
    adminPreparers: buildEndpoint(build, listAdminPreparers, {
      provides: ['Preparers', 'Offices', 'Assignments', 'Clients'],
    }),
    approvePreparer: buildEndpoint(build, accountEndpoints.approvePreparer, { invalidates: ['Preparers', 'Overview'] }),
  }),
});

export const { useAdminPreparersQuery, useApprovePreparerMutation } = adminPreparersApi;
