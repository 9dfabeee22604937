import { Link, useLocation } from 'react-router-dom';
import { EmptyView, PageFrame, actionClass, coreWords } from '@portal/ui-kit/core';

/** In place of a screen that is not built yet: says so, and what will be here. */
export function ComingPage({ title, about }: { title: string; about: string }) {
  const { pathname } = useLocation();
  const back = (
    <Link className={actionClass()} to="/dashboard">
      {coreWords.backToDashboard}
    </Link>
  );
  return (
    <PageFrame title={title} lead={about} width="reading">
      <EmptyView title={coreWords.notReady} next={pathname === '/dashboard' ? null : back} />
    </PageFrame>
  );
}
