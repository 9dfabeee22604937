import { officeEndpoints } from '@portal/domain/offices/offices.endpoints';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Public endpoints for the office's people and locations. */
const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    directory: buildEndpoint(build, preparerEndpoints.directory, { provides: ['Preparers'] }),
    directoryChoices: buildEndpoint(build, preparerEndpoints.choices, { provides: ['Preparers'] }),
    preparerInfo: buildEndpoint(build, preparerEndpoints.info, { provides: ['Preparers'] }),
    publicOffices: buildEndpoint(build, officeEndpoints.list, { provides: ['Offices'] }),
    publicOffice: buildEndpoint(build, officeEndpoints.read, { provides: ['Offices', 'Preparers'] }),
  }),
});

export const {
  useDirectoryQuery,
  useDirectoryChoicesQuery,
  usePreparerInfoQuery,
  usePublicOfficesQuery,
  usePublicOfficeQuery,
} = directoryApi;
