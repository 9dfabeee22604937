import { Link, useLocation } from 'react-router-dom';
import type { MessageGroup, MessagesIn } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, buttonClass } from '@portal/ui-kit/core';

const waysBack = {
  dashboard: { to: '/dashboard', label: 'core.backToDashboard' },
  home: { to: '/', label: 'core.backHome' },
} as const;

/** A group with these two: `clientComing.documents`. */
type Coming = {
  [Group in MessageGroup]: MessagesIn<Group> extends { title: string; about: string } ? Group : never;
}[MessageGroup];

interface Props {
  /** Where its `title` and `about` are. */
  messages: Coming;
  back?: keyof typeof waysBack;
}

/** In place of a screen that is not built yet: says so, and what will be here. */
export function ComingPage({ messages, back = 'dashboard' }: Props) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { to, label } = waysBack[back];
  // Which groups there are, only the areas know that bring them.
  const group: string = messages;
  const link = (
    <Link className={buttonClass()} to={to}>
      {t(label)}
    </Link>
  );
  return (
    <PageFrame title={t({ id: `${group}.title` })} lead={t({ id: `${group}.about` })} width="reading">
      <EmptyState title={t('core.notReady')} action={pathname === to ? null : link} />
    </PageFrame>
  );
}
