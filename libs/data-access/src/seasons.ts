import { seasonEndpoints } from '@portal/domain/seasons/seasons.endpoints';
import { createContext, useContext } from 'react';
import { api, buildEndpoint, requestedSeason, type PortalState } from '@portal/data-access/core';
import { taxYear } from '@portal/domain/tax/tax.limits';

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

/** The season that the pages of an area show. */
export interface ShownSeason {
  tax_year: number;
  /** Nothing of a closed season can be changed. */
  isOpen: boolean;
  /** False if the portal has no tax law for the year. */
  hasEstimate: boolean;
  /** Whether the office has a season of an earlier year, whose answers a new form can start from. */
  hasEarlier: boolean;
  /** False without the office's answer; then a request should name no year. */
  isKnown: boolean;
  /** Whether the office's seasons are still loading, so that the year may change. */
  isLoading: boolean;
}

/** Without an area around it, a page shows the portal's own tax year. */
export const SeasonContext = createContext<ShownSeason>({
  tax_year: taxYear,
  isOpen: true,
  hasEstimate: true,
  hasEarlier: false,
  isKnown: false,
  isLoading: false,
});

export const useSeason = (): ShownSeason => useContext(SeasonContext);
