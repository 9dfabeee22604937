import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { adminAccountEndpoints, listAdminPreparers } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Client counts change with assignments, and workplaces with offices. */
const people = { provides: ['Preparers', 'Offices', 'Assignments', 'Clients'] } as const;
/** Changes who works here, which the overview counts. */
const staff = { invalidates: ['Preparers', 'Overview'] } as const;

/** Changes lists and counts of accounts. */
const accounts = { invalidates: ['Preparers', 'Clients', 'Assignments', 'Overview'] } as const;

/** Admin endpoints for the office's people and locations. */
const adminPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminPreparers: buildEndpoint(build, listAdminPreparers, people),
    adminAccounts: buildEndpoint(build, adminAccountEndpoints.list, {
      provides: ['Preparers', 'Clients'],
    }),
    closeAccount: buildEndpoint(build, adminAccountEndpoints.close, accounts),
    reopenAccount: buildEndpoint(build, adminAccountEndpoints.reopen, accounts),
    adminPreparer: buildEndpoint(build, adminPreparerEndpoints.read, people),
    adminOffices: buildEndpoint(build, adminOfficeEndpoints.list, people),
    adminOffice: buildEndpoint(build, adminOfficeEndpoints.read, people),
    updatePreparer: buildEndpoint(build, adminPreparerEndpoints.update, { invalidates: ['Preparers'] }),
    assignToOffice: buildEndpoint(build, adminPreparerEndpoints.assignToOffice, { invalidates: ['Preparers'] }),
    deletePreparer: buildEndpoint(build, adminPreparerEndpoints.remove, staff),
    rejectPreparer: buildEndpoint(build, adminPreparerEndpoints.reject, staff),
    approvePreparer: buildEndpoint(build, accountEndpoints.approvePreparer, staff),
    resetPin: buildEndpoint(build, accountEndpoints.resetPin, { invalidates: [] }),
    sendResetLink: buildEndpoint(build, accountEndpoints.sendResetLink, { invalidates: [] }),
    siteSettings: buildEndpoint(build, siteSettingsEndpoints.read, { provides: ['Site', 'Preparers'] }),
    updateSiteSettings: buildEndpoint(build, siteSettingsEndpoints.update, { invalidates: ['Site', 'Preparers'] }),
    uploadLogo: buildEndpoint(build, siteSettingsEndpoints.uploadLogo, { invalidates: ['Site'] }),
    removeLogo: buildEndpoint(build, siteSettingsEndpoints.removeLogo, { invalidates: ['Site'] }),
    leads: buildEndpoint(build, leadEndpoints.list, {
      provides: ['Leads', 'Assignments', 'Clients', 'Preparers'],
    }),
    assignLead: buildEndpoint(build, leadEndpoints.assign, {
      invalidates: ['Leads', 'Assignments', 'Overview', 'Messages'],
    }),
    createOffice: buildEndpoint(build, adminOfficeEndpoints.create, { invalidates: ['Offices'] }),
    updateOffice: buildEndpoint(build, adminOfficeEndpoints.update, { invalidates: ['Offices'] }),
  }),
});

export const {
  useAdminAccountsQuery,
  useCloseAccountMutation,
  useReopenAccountMutation,
  useAdminPreparersQuery,
  useAdminPreparerQuery,
  useLazyAdminPreparerQuery,
  useAdminOfficesQuery,
  useLazyAdminOfficeQuery,
  useUpdatePreparerMutation,
  useAssignToOfficeMutation,
  useDeletePreparerMutation,
  useRejectPreparerMutation,
  useApprovePreparerMutation,
  useResetPinMutation,
  useSendResetLinkMutation,
  useSiteSettingsQuery,
  useLazySiteSettingsQuery,
  useUpdateSiteSettingsMutation,
  useUploadLogoMutation,
  useRemoveLogoMutation,
  useLeadsQuery,
  useAssignLeadMutation,
  useCreateOfficeMutation,
  useUpdateOfficeMutation,
} = adminPeopleApi;
