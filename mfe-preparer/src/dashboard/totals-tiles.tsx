import type { ClientTotals } from '@portal/domain/clients/clients.dto';
import { useTranslate } from '@portal/i18n';
import { StatTile, StatTiles } from '@portal/ui-kit/data';

/** Of all clients, whatever the list below is narrowed to. */
export function TotalsTiles({ totals }: { totals: ClientTotals }) {
  const t = useTranslate();
  return (
    <StatTiles>
      <StatTile label={t('clients.tiles.clients')} value={totals.clients} />
      <StatTile label={t('clients.tiles.active')} value={totals.active} />
      <StatTile label={t('clients.tiles.complete')} value={totals.complete} />
      <StatTile label={t('clients.tiles.documents')} value={totals.documents} />
      <StatTile label={t('clients.tiles.unread')} value={totals.unread_messages} />
    </StatTiles>
  );
}
