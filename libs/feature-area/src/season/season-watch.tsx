import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSeasonsQuery } from '@portal/data-access/seasons';
import type { ShownSeason } from '@portal/data-access/season-context';
import { seasonOf } from '@portal/data-access/season-of';
import { useKnownSite } from '@portal/data-access/site';
import type { Season, SeasonList } from '@portal/domain/seasons/seasons.dto';
import type { PageExtras } from '@portal/ui-kit/core';
import { preloadSeasonHead, SeasonNotice, SeasonSelect } from './later-season-head';
import { useSeasonAddress } from './use-season-address';

/** What the pages of an area show. */
export interface SeasonView {
  /** Undefined for the office's default. */
  year?: number | undefined;
  /** False until requests name this year, and until what the pages add to their heads has loaded. */
  isReady: boolean;
  season: ShownSeason;
  extras: PageExtras;
}

interface SeasonWatchProps {
  onChange: (view: SeasonView) => void;
}

/**
 * Loads the office's seasons, and tells the frame which one the pages show and what they add to their heads. Part of the
 * area's entry: no page requests its data before it knows the year.
 */
export function SeasonWatch({ onChange }: SeasonWatchProps) {
  const { data, isError } = useSeasonsQuery();
  const site = useKnownSite();
  const seasons = data?.seasons;
  const { year, isReady, choose } = useSeasonAddress(seasons, isError);
  const hasHead = useSeasonHead(seasons);
  const view = useMemo(() => {
    const shown = seasons?.find(({ tax_year, is_default }) => (year === undefined ? is_default : tax_year === year));
    const control =
      shown && seasons && seasons.length > 1 ? (
        <SeasonSelect seasons={seasons} year={shown.tax_year} onChange={choose} />
      ) : null;
    const notice = shown && shown.state !== 'open' ? <SeasonNotice season={shown} /> : null;
    const isLoading = data === undefined && !isError;
    const season = shownSeason(shown, data) ?? { ...seasonOf(site, year), isLoading };
    return { year, isReady: isReady && hasHead && !isLoading, season, extras: { control, notice } };
  }, [choose, data, hasHead, isError, isReady, seasons, site, year]);
  useLayoutEffect(() => onChange(view), [onChange, view]);
  return null;
}

/**
 * Returns whether the choice of the year and the notice have loaded, or are not needed: they must not push the page down
 * later. Where they fail to load, the page shows without them.
 */
function useSeasonHead(seasons: readonly Season[] | undefined): boolean {
  const isNeeded = seasons !== undefined && (seasons.length > 1 || seasons.some(({ state }) => state !== 'open'));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void preloadSeasonHead().then(() => setLoaded(true));
  }, [isNeeded]);
  return !isNeeded || isLoaded;
}

const shownSeason = (season: Season | undefined, data: SeasonList | undefined): ShownSeason | undefined =>
  season && {
    tax_year: season.tax_year,
    isOpen: season.state === 'open',
    hasEstimate: season.has_estimate,
    hasEarlier: data?.seasons.some(({ tax_year }) => tax_year < season.tax_year) ?? false,
    isKnown: true,
    isLoading: false,
  };
