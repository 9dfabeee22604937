import { seasonEndpoints } from '@portal/domain/seasons/seasons.endpoints';
import { api, buildEndpoint, requestedSeason, type PortalState } from '@portal/data-access/core';

/** Everything that depends on the tax year. */
export const seasonalTags = [
  'Assignments',
  'Clients',
  'Documents',
  'Income',
  'Intake',
  'IntakeProposal',
  'Overview',
  'Preparers',
  'ScheduleC',
] as const;

// Not every page has endpoints with all of these tags.
api.enhanceEndpoints({ addTagTypes: seasonalTags });

const seasonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    seasons: buildEndpoint(build, seasonEndpoints.list, { provides: ['Seasons'] }),
  }),
});

export const { useSeasonsQuery } = seasonsApi;

/** Refetches what pages show after the user has chosen another tax year. */
export const seasonChanged = () => api.util.invalidateTags([...seasonalTags]);

/** Whether pages show this tax year: a late answer to a request of another season must not replace their record. */
export const isShownYear =
  (year: number) =>
  (_dispatch: unknown, getState: () => PortalState): boolean => {
    const { data } = seasonsApi.endpoints.seasons.select()(getState());
    return year === (requestedSeason() ?? data?.seasons.find(({ is_default }) => is_default)?.tax_year ?? year);
  };
