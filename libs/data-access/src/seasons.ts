import { adminSeasonEndpoints, seasonEndpoints } from '@portal/domain/seasons/seasons.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

/** Everything that depends on the tax year: opening or closing a season can change the year that pages show. */
const seasonal = [
  'Seasons',
  'Assignments',
  'Clients',
  'Documents',
  'Income',
  'Intake',
  'Overview',
  'Preparers',
  'ScheduleC',
] as const;

const seasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    seasons: buildEndpoint(build, seasonEndpoints.list, { provides: ['Seasons'] }),
    openSeason: buildEndpoint(build, adminSeasonEndpoints.open, { invalidates: seasonal }),
    closeSeason: buildEndpoint(build, adminSeasonEndpoints.close, { invalidates: seasonal }),
  }),
});

export const { useSeasonsQuery, useOpenSeasonMutation, useCloseSeasonMutation } = seasonsApi;
