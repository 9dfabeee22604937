import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Staff changes also invalidate the overview, which counts staff. */
const staff = { invalidates: ['Preparers', 'Overview'] } as const;

/** Also changes the lists and counts of accounts. */
const accounts = { invalidates: ['Preparers', 'Clients', 'Assignments', 'Overview'] } as const;

/** Admin endpoints for the office's people. */
const adminPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminAccounts: buildEndpoint(build, adminAccountEndpoints.list, {
      provides: ['Preparers', 'Clients'],
    }),
    closeAccount: buildEndpoint(build, adminAccountEndpoints.close, accounts),
    reopenAccount: buildEndpoint(build, adminAccountEndpoints.reopen, accounts),
    updatePreparer: buildEndpoint(build, adminPreparerEndpoints.update, { invalidates: ['Preparers'] }),
    assignToOffice: buildEndpoint(build, adminPreparerEndpoints.assignToOffice, { invalidates: ['Preparers'] }),
    deletePreparer: buildEndpoint(build, adminPreparerEndpoints.remove, staff),
    rejectPreparer: buildEndpoint(build, adminPreparerEndpoints.reject, staff),
    resetPin: buildEndpoint(build, accountEndpoints.resetPin, { invalidates: [] }),
    resetSecondFactor: buildEndpoint(build, adminAccountEndpoints.resetSecondFactor, { invalidates: [] }),
    sendResetLink: buildEndpoint(build, accountEndpoints.sendResetLink, { invalidates: [] }),
    leads: buildEndpoint(build, leadEndpoints.list, {
      provides: ['Leads', 'Assignments', 'Clients', 'Preparers'],
    }),
    assignLead: buildEndpoint(build, leadEndpoints.assign, {
      invalidates: ['Leads', 'Assignments', 'Overview', 'Messages'],
    }),
  }),
});

export const {
  useAdminAccountsQuery,
  useCloseAccountMutation,
  useReopenAccountMutation,
  useUpdatePreparerMutation,
  useAssignToOfficeMutation,
  useDeletePreparerMutation,
  useRejectPreparerMutation,
  useResetPinMutation,
  useResetSecondFactorMutation,
  useSendResetLinkMutation,
  useLeadsQuery,
  useAssignLeadMutation,
} = adminPeopleApi;
