import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { StatTile, StatTiles } from '@portal/ui-kit/data';

/** Number of clients per kind of income. */
export function ClientAnalytics({ analytics }: { analytics: RevenueBreakdown['client_analytics'] }) {
  const t = useTranslate();
  return (
    <Card title={t('adminRevenue.analytics.title')}>
      <StatTiles>
        <StatTile label={t('adminRevenue.analytics.clients_with_income')} count={analytics.clients_with_income} />
        <StatTile label={t('adminRevenue.analytics.high_income_clients')} count={analytics.high_income_clients} />
        <StatTile label={t('adminRevenue.analytics.business_clients')} count={analytics.business_clients} />
        <StatTile label={t('adminRevenue.analytics.average_income')} amount={analytics.average_income} />
      </StatTiles>
    </Card>
  );
}
