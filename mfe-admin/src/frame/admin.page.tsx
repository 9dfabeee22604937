import { Suspense } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useTranslate } from '@portal/i18n';
import { Tabs } from '@portal/ui-kit/controls';
import { EmptyState, PageFrame, SkeletonCard } from '@portal/ui-kit/core';
import { addressOf, type TabKey } from '../addresses/admin-address';
import { moreParts, tabs } from './tabs';
import './frame.css';

/** The admin area: eight tabs and a few other pages, each with its own URL. */
export function AdminPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  useOfficeChanges();
  const { tab: segment = 'overview' } = useParams();
  const part = [...tabs, ...moreParts].find(({ key }) => key === segment);
  if (!part) return <Navigate to={addressOf('overview')} replace />;
  const { key, Content } = part;
  const content = (
    <div className="admin-part">
      {/* Remount when the part changes, so that the previous part is hidden while the next one loads. */}
      <Suspense key={key} fallback={<SkeletonCard lines={8} />}>
        {Content ? <Content /> : <EmptyState title={t('core.notReady')} />}
      </Suspense>
    </div>
  );
  const isTab = tabs.some((one) => one.key === key);
  return (
    <PageFrame title={t('adminFrame.title')} lead={t('adminFrame.lead')} actions={<MoreLinks current={key} />}>
      <Tabs<TabKey | ''>
        items={tabs.map((one) => ({ key: one.key, label: t(`adminFrame.tabs.${one.key}`) }))}
        active={isTab ? (key as TabKey) : ''}
        onChange={(chosen) => {
          if (chosen) void navigate(addressOf(chosen));
        }}
      >
        {content}
      </Tabs>
      {isTab ? null : content}
    </PageFrame>
  );
}

const MoreLinks = ({ current }: { current: string }) => {
  const t = useTranslate();
  return (
    <nav aria-label={t('adminFrame.more.title')} className="admin-more">
      {moreParts.map(({ key }) => (
        <Link key={key} to={addressOf(key)} aria-current={key === current ? 'page' : undefined}>
          {t(`adminFrame.more.${key}`)}
        </Link>
      ))}
    </nav>
  );
};
