import type { ComponentType } from 'react';
import { useTranslate } from '@portal/i18n';
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

/** Lazy-loads a page of the shell, or a part of one, in its own chunk. */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> => lazyPart(load, PageWaiting);
