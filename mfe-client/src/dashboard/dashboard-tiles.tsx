import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { StatTile, StatTiles } from '@portal/ui-kit/data';
import type { DashboardData } from './use-dashboard';

export function DashboardTiles({ data }: { data: DashboardData }) {
  const t = useTranslate();
  const refund = data.intake?.previous_year_refund ?? null;
  return (
    <StatTiles>
      <StatTile label={t('dashboard.tiles.year')} value={taxYear} />
      <StatTile label={t('dashboard.tiles.documents')} value={data.documents.length} />
      <StatTile label={t('dashboard.tiles.preparers')} value={data.preparers} />
      {refund === null ? (
        <StatTile label={t('dashboard.tiles.lastRefund')} value={t('dashboard.none')} />
      ) : (
        <StatTile label={t('dashboard.tiles.lastRefund')} amount={refund} />
      )}
    </StatTiles>
  );
}
