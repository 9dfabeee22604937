import { useLayoutEffect, useMemo } from 'react';
import { useSeasonsQuery } from '@portal/data-access/seasons';
import type { ShownSeason } from '@portal/data-access/season-context';
import type { Season, SeasonList } from '@portal/domain/seasons/seasons.dto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import type { PageExtras } from '@portal/ui-kit/core';
import { SeasonNotice, SeasonSelect } from './later-season-head';
import { useSeasonAddress } from './use-season-address';

/** What the pages of an area show. */
export interface SeasonView {
  /** Undefined for the office's default. */
  year?: number | undefined;
  /** False until requests name this year. */
  isReady: boolean;
  season: ShownSeason;
  extras: PageExtras;
}

export interface SeasonWatchProps {
  onChange: (view: SeasonView) => void;
}

/** Loads the office's seasons, and tells the frame which one the pages show and what they add to their heads. */
export default function SeasonWatch({ onChange }: SeasonWatchProps) {
  const { data, isError } = useSeasonsQuery();
  const seasons = data?.seasons;
  const { year, isReady, choose } = useSeasonAddress(seasons, isError);
  const view = useMemo(() => {
    const shown = seasons?.find(({ tax_year, is_default }) => (year === undefined ? is_default : tax_year === year));
    const control =
      shown && seasons && seasons.length > 1 ? (
        <SeasonSelect seasons={seasons} year={shown.tax_year} onChange={choose} />
      ) : null;
    const notice = shown && shown.state !== 'open' ? <SeasonNotice season={shown} /> : null;
    return { year, isReady, season: shownSeason(shown, data, isError), extras: { control, notice } };
  }, [choose, data, isError, isReady, seasons, year]);
  useLayoutEffect(() => onChange(view), [onChange, view]);
  return null;
}

const shownSeason = (season: Season | undefined, data: SeasonList | undefined, hasFailed: boolean): ShownSeason => ({
  tax_year: season?.tax_year ?? taxYear,
  isOpen: season === undefined || season.state === 'open',
  hasEstimate: season?.has_estimate ?? true,
  hasEarlier: data?.seasons.some(({ tax_year }) => season !== undefined && tax_year < season.tax_year) ?? false,
  isKnown: season !== undefined,
  isLoading: data === undefined && !hasFailed,
});
