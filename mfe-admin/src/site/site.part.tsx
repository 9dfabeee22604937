import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { useTranslate, type CatalogFiles } from '@portal/i18n';
import { useSiteSettingsQuery } from '@portal/data-access/site-settings';
import { ErrorState, LoadingState, PageBar, SkeletonCard, lazyPart } from '@portal/ui-kit/core';
import { LogoCard } from './logo.card';
import { SettingsForm } from './settings.form';

const templateCatalogs: CatalogFiles = {
  en: () => import('../templates/en.catalog'),
  es: () => import('../templates/es.catalog'),
};
const TemplatesCard = lazyPart(
  () => loadWithCatalog(import('../templates/templates.card'), templateCatalogs),
  () => <SkeletonCard lines={4} />,
);

const SeasonsCard = lazyPart(
  () => import('./seasons.card'),
  () => <SkeletonCard lines={4} />,
);

/** Office Settings: the office's name, contact details, claims, colors, logo, templates of messages and tax seasons. */
export default function SitePart() {
  const t = useTranslate();
  const { data, error, refetch } = useSiteSettingsQuery();
  if (data)
    return (
      <div className="admin-part admin-settings">
        <PageBar title={t('adminFrame.more.site')} level={2} />
        <SettingsForm settings={data} />
        <LogoCard />
        <TemplatesCard />
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
