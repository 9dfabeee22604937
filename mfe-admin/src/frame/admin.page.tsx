import { Suspense, useContext } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useTranslate } from '@portal/i18n';
import { Tabs } from '@portal/ui-kit/controls';
import { EmptyState, PageExtrasContext, SkeletonTable } from '@portal/ui-kit/core';
import { addressOf, type TabKey } from '../addresses/admin-address';
import { MoreLinks } from './more-links';
import { moreParts, tabs } from './tabs';
import '../admin-part.css';
import './frame.css';

/** Administration: eight tabs in one row and a few other pages, each with its own URL and its own bar. */
export default function AdminPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  useOfficeChanges();
  const { tab: segment = 'overview' } = useParams();
  const { control, notice } = useContext(PageExtrasContext);
  const part = [...tabs, ...moreParts].find(({ key }) => key === segment);
  if (!part) return <Navigate to={addressOf('overview')} replace />;
  const { key, Content } = part;
  const content = (
    <div className="admin-part">
      {notice}
      <PageExtrasContext value={{ partControl: control }}>
        {/* Remount when the part changes, so that the previous part is hidden while the next one loads. */}
        <Suspense key={key} fallback={<SkeletonTable />}>
          {Content ? <Content /> : <EmptyState title={t('core.notReady')} />}
        </Suspense>
      </PageExtrasContext>
    </div>
  );
  const isTab = tabs.some((one) => one.key === key);
  return (
    <div className="ui-page">
      {/* The header shows the title already; the bar of each part has its own. */}
      <h1 className="ui-hidden" tabIndex={-1}>
        {t('adminFrame.title')}
      </h1>
      <div className="admin-frame">
        <MoreLinks current={isTab ? undefined : key} />
        <Tabs<TabKey | ''>
          items={tabs.map((one) => ({ key: one.key, label: t(`adminFrame.tabs.${one.key}`) }))}
          active={isTab ? (key as TabKey) : ''}
          onChange={(chosen) => {
            if (chosen) void navigate(addressOf(chosen));
          }}
        >
          {content}
        </Tabs>
      </div>
      {isTab ? null : content}
    </div>
  );
}
