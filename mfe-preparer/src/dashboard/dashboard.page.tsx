import { Link } from 'react-router-dom';
import { problemOf, useUser } from '@portal/data-access/core';
import { useClientTotalsQuery } from '@portal/data-access/clients';
import { useWorkChanges } from '@portal/data-access/work-changes';
import { useReturnQueueTotalsQuery } from '@portal/data-access/returns';
import type { ClientTotals } from '@portal/domain/clients/clients.dto';
import { useWhenIdle } from '@portal/feature-area/use-when-idle';
import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, LoadingState, SkeletonTiles, StaffPage } from '@portal/ui-kit/core';
import { StatTile, StatTiles } from '@portal/ui-kit/data';
import { preloadPageMessages } from '../messages/page-catalogs';
import { ClientList } from './client-list';
import './dashboard.css';

/** Totals of all clients, regardless of the list's filters. */
function TotalsTiles({ totals }: { totals: ClientTotals }) {
  const t = useTranslate();
  return (
    <div className="client-totals">
      <StatTiles>
        <TurnTile />
        <StatTile label={t('clients.tiles.clients')} count={totals.clients} />
        <StatTile label={t('clients.tiles.active')} count={totals.active} />
        <StatTile label={t('clients.tiles.complete')} count={totals.complete} />
        <StatTile label={t('clients.tiles.documents')} count={totals.documents} />
        <StatTile label={t('clients.tiles.unread')} count={totals.unread_messages} />
      </StatTiles>
    </div>
  );
}

/** Number of returns whose turn it is; opens the queue. A dash until it is known, because the other tiles do not wait. */
function TurnTile() {
  const t = useTranslate();
  const { data } = useReturnQueueTotalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const label = <Link to="/queue">{t('clients.tiles.turn')}</Link>;
  return data ? <StatTile label={label} count={data.office} /> : <StatTile label={label} value={t('core.none')} />;
}

/** The preparer's dashboard: totals and a list of all their clients. */
export default function DashboardPage() {
  const t = useTranslate();
  useWorkChanges();
  const { data, error, isFetching, refetch } = useClientTotalsQuery(undefined, { refetchOnMountOrArgChange: true });
  useWhenIdle(data !== undefined, preloadPageMessages);
  const problem = problemOf(error);
  const isPending = useUser().status === 'pending';
  // The list keeps its place while the totals load, and loads at the same time.
  if (data || !(problem || isPending))
    return <ClientList total={data?.clients}>{data ? <TotalsTiles totals={data} /> : <TotalsLoading />}</ClientList>;
  return (
    <StaffPage title={t('clients.title')}>
      {!problem ? (
        <TotalsLoading />
      ) : problem.code === 'approval_pending' ? (
        // A preparer who is not approved yet has no clients, which is not an error.
        <Alert title={problem.detail} />
      ) : (
        <ErrorState title={t('clients.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </StaffPage>
  );
}

const TotalsLoading = () => (
  <LoadingState>
    <div className="client-totals">
      <SkeletonTiles count={6} />
    </div>
  </LoadingState>
);
