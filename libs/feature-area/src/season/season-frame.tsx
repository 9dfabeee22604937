import { Fragment, useState, type ReactNode } from 'react';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { PageExtrasContext, PageSkeleton, type PageShape } from '@portal/ui-kit/core';
import { SeasonWatch, type SeasonView } from './season-watch';

const unknown: SeasonView = { isReady: false, season: { ...unknownSeason, isLoading: true }, extras: {} };

interface SeasonFrameProps {
  /** Skeleton while the office's seasons load. */
  shape?: PageShape;
  children: ReactNode;
}

/**
 * Shows the pages of an area for one tax year: the one in the URL, else the one chosen before in this tab, else the
 * office's default. With more than one season, each page gets a choice of the year, and shows together with it.
 */
export function SeasonFrame({ shape, children }: SeasonFrameProps) {
  const [{ year, isReady, season, extras }, setView] = useState(unknown);
  return (
    <SeasonContext value={season}>
      <PageExtrasContext value={extras}>
        <SeasonWatch onChange={setView} />
        {/* Remount when the year changes, so that no page keeps records of another one. */}
        {isReady ? <Fragment key={year}>{children}</Fragment> : <PageSkeleton shape={shape} />}
      </PageExtrasContext>
    </SeasonContext>
  );
}
