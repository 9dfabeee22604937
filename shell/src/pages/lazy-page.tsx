import type { ComponentType } from 'react';
import { useTranslate } from '@portal/i18n';
import { lazyPart, Spinner } from '@portal/ui-kit/core';
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
    <Spinner label={t('shell.loadingPage')} />
  );
}

/** A page of the shell, or what fills it, in a file of its own. */
export const lazyPage = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(load, PageWaiting);
