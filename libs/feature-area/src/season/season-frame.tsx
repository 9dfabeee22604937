import { Fragment, lazy, Suspense, useMemo, type ReactNode } from 'react';
import { SeasonContext, useSeasonsQuery, type ShownSeason } from '@portal/data-access/seasons';
import type { Season, SeasonList } from '@portal/domain/seasons/seasons.dto';
import { taxYear } from '@portal/domain/tax/tax.limits';
import type { CatalogFiles } from '@portal/i18n';
import { PageExtrasContext, PageSkeleton } from '@portal/ui-kit/core';
import { loadWithCatalog } from '../load-with-catalog';
import { useSeasonAddress } from './use-season-address';

const catalogs: CatalogFiles = {
  en: () => import('./en.catalog'),
  es: () => import('./es.catalog'),
};
// Lazy-loaded: most offices have one season, of which the pages show nothing.
const head = () => loadWithCatalog(import('./season-head'), catalogs);
const SeasonSelect = lazy(() => head().then(({ SeasonSelect: Part }) => ({ default: Part })));
const SeasonNotice = lazy(() => head().then(({ SeasonNotice: Part }) => ({ default: Part })));

/**
 * Shows the pages of an area for one tax year: the one in the URL, else the one chosen before in this tab, else the
 * office's default. With more than one season, each page gets a choice of the year.
 */
export function SeasonFrame({ children }: { children: ReactNode }) {
  const { data, isError } = useSeasonsQuery();
  const seasons = data?.seasons ?? none;
  const { year, isReady, choose } = useSeasonAddress(data?.seasons, isError);
  const shown = seasons.find(({ tax_year, is_default }) => (year === undefined ? is_default : tax_year === year));
  const season = useMemo(() => shownSeason(shown, data, isError), [shown, data, isError]);
  const extras = useMemo(
    () => ({
      control:
        shown && seasons.length > 1 ? (
          <Suspense>
            <SeasonSelect seasons={seasons} year={shown.tax_year} onChange={choose} />
          </Suspense>
        ) : null,
      notice:
        shown && shown.state !== 'open' ? (
          <Suspense>
            <SeasonNotice season={shown} />
          </Suspense>
        ) : null,
    }),
    [shown, seasons, choose],
  );
  return (
    <SeasonContext value={season}>
      <PageExtrasContext value={extras}>
        {/* Remount when the year changes, so that no page keeps records of another one. */}
        {isReady ? <Fragment key={year}>{children}</Fragment> : <PageSkeleton />}
      </PageExtrasContext>
    </SeasonContext>
  );
}

const none: readonly Season[] = [];

const shownSeason = (season: Season | undefined, data: SeasonList | undefined, hasFailed: boolean): ShownSeason => ({
  tax_year: season?.tax_year ?? taxYear,
  isOpen: season === undefined || season.state === 'open',
  hasEstimate: season?.has_estimate ?? true,
  hasEarlier: data?.seasons.some(({ tax_year }) => season !== undefined && tax_year < season.tax_year) ?? false,
  isKnown: season !== undefined,
  isLoading: data === undefined && !hasFailed,
});
