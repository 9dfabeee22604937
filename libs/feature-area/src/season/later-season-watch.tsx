import type { ShownSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { ErrorState, lazyPart, type PageExtras } from '@portal/ui-kit/core';

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

/** Loads beside the page, because most offices have one season, of which the pages show nothing. */
export const SeasonWatch = lazyPart<SeasonWatchProps>(
  () => import('./season-watch'),
  function Waiting({ failed, onRetry }) {
    const t = useTranslate();
    return failed ? <ErrorState title={t('core.notReady')} onRetry={onRetry} /> : null;
  },
);
