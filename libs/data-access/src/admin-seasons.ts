import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';
import { seasonalTags } from '@portal/data-access/seasons';

/** Opening or closing a season can change the year that pages show. */
const changes = { invalidates: ['Seasons', ...seasonalTags] } as const;

const adminSeasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    openSeason: buildEndpoint(build, adminSeasonEndpoints.open, changes),
    closeSeason: buildEndpoint(build, adminSeasonEndpoints.close, changes),
  }),
});

export const { useOpenSeasonMutation, useCloseSeasonMutation } = adminSeasonsApi;
