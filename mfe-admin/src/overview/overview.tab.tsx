import { Link } from 'react-router-dom';
import { useAdminDashboardQuery } from '@portal/data-access/statistics';
import type { AdminDashboard } from '@portal/domain/statistics/statistics.dto';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { MutedText, PageBar, QueryStates, SkeletonTiles, Stack } from '@portal/ui-kit/core';
import { StatTile, StatTiles } from '@portal/ui-kit/data';
import { addressOf, clientsAddress } from '../addresses/admin-address';
import { OfficeRevenue } from './office-revenue';
import { SharedSsns } from './shared-ssns';

/** Key figures of the office, each linked to the rows it counts. */
export default function OverviewTab() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useAdminDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageBar title={t('adminFrame.tabs.overview')} level={2} />
      <QueryStates
        loading={isFetching && data === undefined}
        failed={isError && data === undefined}
        isEmpty={false}
        skeleton={<SkeletonTiles count={6} />}
        error={t('adminOverview.loadFailed')}
        empty={null}
        onRetry={() => void refetch()}
      >
        {data ? <Numbers dashboard={data} /> : null}
      </QueryStates>
    </>
  );
}

function Numbers({ dashboard }: { dashboard: AdminDashboard }) {
  const t = useTranslate();
  const { tax_year: year } = useSeason();
  const { total_users, total_preparers: preparers, client_stats, document_stats, financial_overview } = dashboard;
  const clients = client_stats.active_clients;
  const counts = [
    ['clients', client_stats.active_clients, clientsAddress({})],
    ['assigned', client_stats.assigned_clients, clientsAddress({ status: 'assigned' })],
    ['unassigned', client_stats.unassigned_clients, addressOf('assignments')],
    ['documents', document_stats.total_documents, '/documents'],
  ] as const;
  return (
    <Stack>
      <StatTiles>
        <StatTile
          label={t('adminOverview.tiles.users')}
          count={total_users}
          link={
            <>
              <Link to={clientsAddress({})}>{t('adminOverview.links.allClients')}</Link>
              <Link to={addressOf('preparers')}>{t('adminOverview.links.allPreparers')}</Link>
            </>
          }
        />
        {counts.map(([name, count, to]) => (
          <StatTile
            key={name}
            label={t(`adminOverview.tiles.${name}`)}
            count={count}
            link={<Link to={to}>{t(`adminOverview.links.${name}`)}</Link>}
          />
        ))}
        <StatTile
          label={t('adminOverview.tiles.income')}
          amount={financial_overview.total_reported_income}
          link={<Link to={addressOf('revenue')}>{t('adminOverview.links.income')}</Link>}
        />
      </StatTiles>
      {/* The linked lists exclude administrators: without this note, rows would seem to be missing. */}
      {preparers === undefined ? null : (
        <MutedText>
          {t('adminOverview.users', { clients, preparers, others: total_users - clients - preparers })}
        </MutedText>
      )}
      <MutedText>{t('adminOverview.about', { year })}</MutedText>
      <OfficeRevenue />
      {/* Placed last, because it loads later than the numbers, and most offices see nothing of it. */}
      <SharedSsns />
    </Stack>
  );
}
