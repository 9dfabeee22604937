import { formatCount } from '@portal/domain/i18n/format';
import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { StatTile, StatTiles } from '@portal/ui-kit/data';

/** How many clients have which kind of income. */
export function ClientAnalytics({ analytics }: { analytics: RevenueBreakdown['client_analytics'] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Card title={t('adminRevenue.analytics.title')}>
      <StatTiles>
        <StatTile
          label={t('adminRevenue.analytics.clients_with_income')}
          value={formatCount(analytics.clients_with_income, locale)}
        />
        <StatTile
          label={t('adminRevenue.analytics.high_income_clients')}
          value={formatCount(analytics.high_income_clients, locale)}
        />
        <StatTile
          label={t('adminRevenue.analytics.business_clients')}
          value={formatCount(analytics.business_clients, locale)}
        />
        <StatTile label={t('adminRevenue.analytics.average_income')} amount={analytics.average_income} />
      </StatTiles>
    </Card>
  );
}
