import { Fragment, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { requestedSeason } from '@portal/data-access/core';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { PageExtrasContext, PageSkeleton } from '@portal/ui-kit/core';
import { SeasonWatch } from './later-season-watch';
import type { SeasonView } from './season-watch';

/**
 * Shows the pages of an area for one tax year: the one in the URL, else the one chosen before in this tab, else the
 * office's default. With more than one season, each page gets a choice of the year.
 */
export function SeasonFrame({ children }: { children: ReactNode }) {
  const isDefault = !useLocation().search.includes('year=') && requestedSeason() === undefined;
  const [{ year, isReady, season, extras }, setView] = useState<SeasonView>({
    // Other years wait until requests name them.
    isReady: isDefault,
    season: { ...unknownSeason, isLoading: true },
    extras: {},
  });
  return (
    <SeasonContext value={season}>
      <PageExtrasContext value={extras}>
        <SeasonWatch onChange={setView} />
        {/* Remount when the year changes, so that no page keeps records of another one. */}
        {isReady ? <Fragment key={year}>{children}</Fragment> : <PageSkeleton />}
      </PageExtrasContext>
    </SeasonContext>
  );
}
