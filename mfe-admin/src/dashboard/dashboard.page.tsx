import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminDashboardQuery, useOfficeTrendsQuery, useOfficeWaitingQuery } from '@portal/data-access/statistics';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, SkeletonTiles, StaffPage, lazyPart } from '@portal/ui-kit/core';
import { timeZone } from '../figures/period';
import { OldestClients, PendingCard } from './waiting-cards';
import { PreparerWorkload } from './preparer-workload';
import { SeasonTrends } from './season-trends';
import { WaitingTiles } from './waiting-tiles';
import './dashboard.css';

/** Requested with the page, so that it is ready when the figures arrive; most offices see nothing of it. */
const FirstSteps = lazyPart<{ clients: number }>(
  () => import('./first-steps'),
  () => null,
);
void FirstSteps.preload();

/** The admin's dashboard: what waits for the office, and how the season is going. Every figure opens its list. */
export default function DashboardPage() {
  const t = useTranslate();
  useOfficeChanges();
  const again = { refetchOnMountOrArgChange: true };
  const query = { time_zone: timeZone() };
  const waiting = useOfficeWaitingQuery({ query }, again);
  const trends = useOfficeTrendsQuery({ query }, again);
  const { data: office } = useAdminDashboardQuery(undefined, again);
  const retry = (): void => {
    void waiting.refetch();
    void trends.refetch();
  };
  return (
    <StaffPage title={t('adminDashboard.title')}>
      {waiting.data && trends.data && office ? (
        <>
          <FirstSteps clients={office.client_stats.active_clients} />
          <WaitingTiles waiting={waiting.data} />
          <div className="admin-figures">
            <OldestClients waiting={waiting.data} />
            <PendingCard />
            <PreparerWorkload />
          </div>
          <SeasonTrends trends={trends.data} />
        </>
      ) : waiting.isError || trends.isError ? (
        <ErrorState
          title={t('adminDashboard.loadFailed')}
          onRetry={retry}
          busy={waiting.isFetching || trends.isFetching}
        />
      ) : (
        <LoadingState>
          <SkeletonTiles count={4} />
          <div className="admin-figures">
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
