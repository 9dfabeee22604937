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

/** In place of a page whose remote is not in the list: it may only be away for a moment. */
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

/** For a path that nobody claims. Whether it exists is only known when every remote has said what it shows. */
export function UnclaimedPage() {
  const { status, remotes } = useRemoteList();
  const allKnown = status === 'ready' && remotes.every(({ routes }) => routes.length > 0);
  return allKnown ? <NotFoundPage /> : <UnavailablePage />;
}
