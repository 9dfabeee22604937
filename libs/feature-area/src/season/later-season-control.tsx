import { useTranslate, type CatalogFiles } from '@portal/i18n';
import { ErrorState, lazyPart, type PageExtras } from '@portal/ui-kit/core';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { loadWithCatalog } from '../load-with-catalog';

/** The tax year that pages show; undefined for the office's default. */
export interface ChosenSeason {
  year?: number | undefined;
  /** False until requests name this year. */
  isReady: boolean;
  extras: PageExtras;
}

export interface SeasonControlProps {
  /** Newest first; undefined while they load. */
  seasons: readonly Season[] | undefined;
  hasFailed: boolean;
  onChange: (chosen: ChosenSeason) => void;
}

const catalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};

export const SeasonControl = lazyPart<SeasonControlProps>(
  () => loadWithCatalog(import('./season-control'), catalogs),
  function Waiting({ failed, onRetry }) {
    const t = useTranslate();
    return failed ? <ErrorState title={t('core.notReady')} onRetry={onRetry} /> : null;
  },
);
