import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** An office counts its preparers and their clients. */
const counted = { provides: ['Offices', 'Preparers', 'Assignments', 'Clients'] } as const;
const changes = { invalidates: ['Offices'] } as const;

/** Offices, for the admin. */
const adminOfficesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminOffices: buildEndpoint(build, adminOfficeEndpoints.list, counted),
    adminOffice: buildEndpoint(build, adminOfficeEndpoints.read, counted),
    createOffice: buildEndpoint(build, adminOfficeEndpoints.create, changes),
    updateOffice: buildEndpoint(build, adminOfficeEndpoints.update, changes),
  }),
});

export const {
  useAdminOfficesQuery,
  useAdminOfficeQuery,
  useLazyAdminOfficeQuery,
  useCreateOfficeMutation,
  useUpdateOfficeMutation,
} = adminOfficesApi;
