import type { ComponentType } from 'react';
import { loadCatalog, useTranslate, type CatalogFiles } from '@portal/i18n';
import { lazyPart, PageSkeleton, type LazyPart } from '@portal/ui-kit/core';
import { AreaFailed } from '../remotes/area-failed';

interface PageWaitingProps {
  failed: boolean;
  onRetry: () => void;
}

function PageWaiting({ failed, onRetry }: PageWaitingProps) {
  const t = useTranslate();
  return failed ? (
    <AreaFailed title={t('shell.areaFailed')} onRetry={onRetry} />
  ) : (
    <PageSkeleton shape="form" label={t('shell.loadingPage')} />
  );
}

/**
 * Lazy-loads a page of the shell, or a part of one, in its own chunk.
 * @param catalogs messages that the page needs, loaded in parallel
 */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  catalogs?: CatalogFiles,
): LazyPart<Props> =>
  lazyPart(async () => {
    const [page] = await Promise.all([load(), catalogs && loadCatalog(catalogs)]);
    return page;
  }, PageWaiting);
