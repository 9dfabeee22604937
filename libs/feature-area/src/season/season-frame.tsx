import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { requestedSeason } from '@portal/data-access/core';
import { SeasonContext, useSeasonsQuery, type ShownSeason } from '@portal/data-access/seasons';
import type { Season, SeasonList } from '@portal/domain/seasons/seasons.dto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { PageExtrasContext, PageSkeleton } from '@portal/ui-kit/core';
import { SeasonControl, type ChosenSeason } from './later-season-control';

/**
 * Shows the pages of an area for one tax year: the one in the URL, else the one chosen before in this tab, else the
 * office's default. With more than one season, each page gets a choice of the year.
 */
export function SeasonFrame({ children }: { children: ReactNode }) {
  const { data, isError } = useSeasonsQuery();
  const isNamed = useLocation().search.includes('year=') || requestedSeason() !== undefined;
  const [{ year, isReady, extras }, setChosen] = useState<ChosenSeason>({ isReady: !isNamed, extras: none });
  const shown = data?.seasons.find(({ tax_year, is_default }) => (year === undefined ? is_default : tax_year === year));
  const season = useMemo(() => shownSeason(shown, data, isError), [shown, data, isError]);
  // Most offices have one season, of which the pages show nothing.
  const isChosen = isNamed || (data?.seasons.length ?? 0) > 1;
  return (
    <SeasonContext value={season}>
      <PageExtrasContext value={extras}>
        {isChosen ? <SeasonControl seasons={data?.seasons} hasFailed={isError} onChange={setChosen} /> : null}
        {/* Remount when the year changes, so that no page keeps records of another one. */}
        {isReady ? <Fragment key={year}>{children}</Fragment> : <PageSkeleton />}
      </PageExtrasContext>
    </SeasonContext>
  );
}

const none = {};

const shownSeason = (season: Season | undefined, data: SeasonList | undefined, hasFailed: boolean): ShownSeason => ({
  tax_year: season?.tax_year ?? taxYear,
  isOpen: season === undefined || season.state === 'open',
  hasEstimate: season?.has_estimate ?? true,
  hasEarlier: data?.seasons.some(({ tax_year }) => season !== undefined && tax_year < season.tax_year) ?? false,
  isKnown: season !== undefined,
  isLoading: data === undefined && !hasFailed,
});
