import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Offices contain the numbers of their preparers and clients. */
const counted = { provides: ['Offices', 'Preparers', 'Assignments', 'Clients'] } as const;
const changes = { invalidates: ['Offices'] } as const;

/** Admin endpoints for offices. */
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
