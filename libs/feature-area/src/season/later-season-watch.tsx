import { useTranslate } from '@portal/i18n';
import { ErrorState, lazyPart } from '@portal/ui-kit/core';
import type { SeasonWatchProps } from './season-watch';

/** Loads beside the page, because most offices have one season, of which the pages show nothing. */
export const SeasonWatch = lazyPart<SeasonWatchProps>(
  () => import('./season-watch'),
  function Waiting({ failed, onRetry }) {
    const t = useTranslate();
    return failed ? <ErrorState title={t('core.notReady')} onRetry={onRetry} /> : null;
  },
);
