import { Link, useLocation } from 'react-router-dom';
import { EmptyView, PageFrame, actionClass, coreWords } from '@portal/ui-kit/core';

const waysBack = {
  dashboard: { to: '/dashboard', label: coreWords.backToDashboard },
  home: { to: '/', label: coreWords.backHome },
} as const;

interface Props {
  title: string;
  about: string;
  back?: keyof typeof waysBack;
}

/** In place of a screen that is not built yet: says so, and what will be here. */
export function ComingPage({ title, about, back = 'dashboard' }: Props) {
  const { pathname } = useLocation();
  const { to, label } = waysBack[back];
  const link = (
    <Link className={actionClass()} to={to}>
      {label}
    </Link>
  );
  return (
    <PageFrame title={title} lead={about} width="reading">
      <EmptyView title={coreWords.notReady} next={pathname === to ? null : link} />
    </PageFrame>
  );
}
