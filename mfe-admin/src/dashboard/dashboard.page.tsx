import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminDashboardQuery, useOfficeTrendsQuery, useOfficeWaitingQuery } from '@portal/data-access/statistics';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, SkeletonTiles, StaffPage } from '@portal/ui-kit/core';
import { timeZone } from '../figures/period';
import { usePendingPreparers } from '../preparers/pending-list';
import { FirstSteps } from './first-steps';
import { OldestClients } from './oldest-clients';
import { PendingCard } from './pending.card';
import { PreparerWorkload, useBusiestPreparers } from './preparer-workload';
import { ReturnsCard } from './returns-card';
import { SeasonTrends } from './season-trends';
import { WaitingTiles } from './waiting-tiles';
import './dashboard.css';

/** Number of pending preparers shown here; the others are in their list. */
const mostPending = 3;

/**
 * The admin's dashboard: what waits for the office, and how the season is going. Every figure opens its list.
 * Shown once all of it has arrived, so that no card grows while somebody reads.
 */
export default function DashboardPage() {
  const t = useTranslate();
  useOfficeChanges();
  const again = { refetchOnMountOrArgChange: true };
  const query = { time_zone: timeZone() };
  const waiting = useOfficeWaitingQuery({ query }, again);
  const trends = useOfficeTrendsQuery({ query }, again);
  const office = useAdminDashboardQuery(undefined, again);
  const pending = usePendingPreparers({ limit: mostPending });
  const busiest = useBusiestPreparers();
  const queries = [waiting, trends, office, pending, busiest];
  const isFetching = queries.some((one) => one.isFetching);
  const retry = (): void => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  return (
    <StaffPage title={t('adminDashboard.title')}>
      {waiting.data && trends.data && office.data && pending.data && busiest.data ? (
        <>
          <FirstSteps clients={office.data.client_stats.active_clients} />
          <WaitingTiles waiting={waiting.data} />
          <div className="admin-figures admin-waits">
            <OldestClients waiting={waiting.data} />
            <PendingCard pending={pending.data} />
            <PreparerWorkload preparers={busiest.data.rows} />
            <ReturnsCard clients={office.data.client_stats.active_clients} />
          </div>
          <SeasonTrends trends={trends.data} />
        </>
      ) : queries.some(({ isError }) => isError) ? (
        <ErrorState title={t('adminDashboard.loadFailed')} onRetry={retry} busy={isFetching} />
      ) : (
        <LoadingState>
          <SkeletonTiles count={4} />
          <div className="admin-figures admin-waits">
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
          </div>
          <SkeletonCard lines={5} />
        </LoadingState>
      )}
    </StaffPage>
  );
}
