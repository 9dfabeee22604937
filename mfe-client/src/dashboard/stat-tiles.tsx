import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { MoneyTile, Tile, Tiles } from '@portal/ui-kit/core';
import type { DashboardData } from './use-dashboard';

export function StatTiles({ data }: { data: DashboardData }) {
  const refund = data.intake?.previous_year_refund ?? null;
  return (
    <Tiles>
      <Tile label={words.tiles.year} value={taxYear} />
      <Tile label={words.tiles.documents} value={data.documents.length} />
      <Tile label={words.tiles.preparers} value={data.preparers} />
      {refund === null ? (
        <Tile label={words.tiles.lastRefund} value={words.none} />
      ) : (
        <MoneyTile label={words.tiles.lastRefund} amount={refund} />
      )}
    </Tiles>
  );
}
