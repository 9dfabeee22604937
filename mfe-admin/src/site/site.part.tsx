import { useTranslate } from '@portal/i18n';
import { useSiteSettingsQuery } from '@portal/data-access/site-settings';
import { ErrorState, LoadingState, PageBar, SkeletonCard } from '@portal/ui-kit/core';
import { LogoCard } from './logo.card';
import { SeasonsCard } from './seasons.card';
import { SettingsForm } from './settings.form';

/** Office Settings: the office's name, contact details, claims, colors and logo, and its tax seasons. */
export default function SitePart() {
  const t = useTranslate();
  const { data, error, refetch } = useSiteSettingsQuery();
  if (data)
    return (
      <div className="admin-part admin-settings">
        <PageBar title={t('adminFrame.more.site')} level={2} />
        <SettingsForm settings={data} />
        <LogoCard />
        <SeasonsCard />
      </div>
    );
  if (error) return <ErrorState title={t('officeSettings.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <LoadingState>
      <SkeletonCard lines={8} />
    </LoadingState>
  );
}
