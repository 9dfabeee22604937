import { useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { Spinner, EmptyState, PageFrame, buttonClass } from '@portal/ui-kit/core';
import { AreaFailed } from '../remotes/area-failed';
import { remoteList, useRemoteList } from '../remotes/remote-list';
import { Link } from 'react-router-dom';

const NotFoundPage = () => {
  const t = useTranslate();
  return (
    <PageFrame title={t('shell.notFound')} width="reading">
      <EmptyState
        title={t('shell.notFoundLead')}
        action={
          <Link className={buttonClass('primary')} to="/">
            {t('core.backHome')}
          </Link>
        }
      />
    </PageFrame>
  );
};

/** Shown when the page's remote is missing from the list, which may be temporary. */
export function UnavailablePage() {
  const t = useTranslate();
  const { status } = useRemoteList();
  const [busy, setBusy] = useState(false);

  const retry = async (): Promise<void> => {
    setBusy(true);
    await remoteList.read(true).catch(() => undefined);
    setBusy(false);
  };

  if (status === 'loading') return <Spinner label={t('shell.loadingPage')} />;
  return <AreaFailed title={t('shell.areaFailed')} busy={busy} onRetry={() => void retry()} />;
}

/**
 * Shown at a path without a route. Whether the page exists is known only once every remote has published its routes.
 */
export function UnclaimedPage() {
  const { status, remotes } = useRemoteList();
  const allKnown = status === 'ready' && remotes.every(({ routes }) => routes.length > 0);
  return allKnown ? <NotFoundPage /> : <UnavailablePage />;
}
