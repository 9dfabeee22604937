import type { Season } from '@portal/domain/seasons/seasons.dto';
import type { CatalogFiles } from '@portal/i18n';
import { lazyPart } from '@portal/ui-kit/core';
import { loadWithCatalog } from '../load-with-catalog';
import type { SeasonSelectProps } from './season-head';

const catalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
const head = () => loadWithCatalog(import('./season-head'), catalogs);

export const SeasonSelect = lazyPart<SeasonSelectProps>(
  () => head().then((loaded) => ({ default: loaded.SeasonSelect })),
  () => null,
);
export const SeasonNotice = lazyPart<{ season: Season }>(
  () => head().then((loaded) => ({ default: loaded.SeasonNotice })),
  () => null,
);

/** Settles once both can be shown, or have failed to load. */
export const preloadSeasonHead = (): Promise<unknown> => Promise.all([SeasonSelect.preload(), SeasonNotice.preload()]);
