import { useSeason } from '@portal/data-access/season-context';
import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { StatTile, StatTiles } from '@portal/ui-kit/data';
import type { DashboardData } from './use-dashboard';

export function DashboardTiles({ data }: { data: DashboardData }) {
  const t = useTranslate();
  const { tax_year } = useSeason();
  const refund = data.intake?.previous_year_refund ?? null;
  return (
    <StatTiles>
      <StatTile label={t('dashboard.tiles.year')} value={tax_year} />
      <StatTile label={t('dashboard.tiles.documents')} count={data.documents.total} />
      <StatTile label={t('dashboard.tiles.preparers')} count={data.preparers} />
      {refund === null ? (
        <StatTile label={t('dashboard.tiles.lastRefund')} value={t('dashboard.none')} />
      ) : (
        <LastRefund amount={refund} />
      )}
    </StatTiles>
  );
}

/** Shows "owed" instead of a minus sign for a balance due. */
function LastRefund({ amount }: { amount: number }) {
  const t = useTranslate();
  const locale = useLocale();
  const label = t('dashboard.tiles.lastRefund');
  if (amount >= 0) return <StatTile label={label} amount={amount} />;
  return <StatTile label={label} value={t('dashboard.owed', { amount: formatMoney(-amount, locale) })} />;
}
