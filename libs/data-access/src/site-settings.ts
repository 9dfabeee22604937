import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Admin endpoints for the office's name, appearance and featured preparers. */
const siteSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: buildEndpoint(build, siteSettingsEndpoints.read, { provides: ['Site', 'Preparers'] }),
    updateSiteSettings: buildEndpoint(build, siteSettingsEndpoints.update, { invalidates: ['Site', 'Preparers'] }),
    uploadLogo: buildEndpoint(build, siteSettingsEndpoints.uploadLogo, { invalidates: ['Site'] }),
    removeLogo: buildEndpoint(build, siteSettingsEndpoints.removeLogo, { invalidates: ['Site'] }),
  }),
});

export const {
  useSiteSettingsQuery,
  useLazySiteSettingsQuery,
  useUpdateSiteSettingsMutation,
  useUploadLogoMutation,
  useRemoveLogoMutation,
} = siteSettingsApi;
