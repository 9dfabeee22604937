import { useEffect, useState } from 'react';
import { useOfficeChanges } from '@portal/data-access/office-changes';
import { useAdminDashboardQuery, useOfficeTrendsQuery, useOfficeWaitingQuery } from '@portal/data-access/statistics';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, SkeletonTiles, StaffPage, lazyPart } from '@portal/ui-kit/core';
import { timeZone } from '../figures/period';
import { usePendingPreparers } from '../preparers/pending-list';
import type { OldestClientsProps } from './oldest-clients';
import { PendingCard } from './pending.card';
import { PreparerWorkload, useBusiestPreparers } from './preparer-workload';
import { returnsCatalogs } from '../returns/catalogs';
import type { ReturnsCardProps } from './returns-card';
import type { SeasonTrendsProps } from './season-trends';
import { WaitingTiles } from './waiting-tiles';
import './dashboard.css';

const laterParts = () => loadWithCatalog(import('./later-parts'), returnsCatalogs);
/** Requested with the page, so that it is ready when the figures arrive; most offices see nothing of it. */
const FirstSteps = lazyPart<{ clients: number }>(
  async () => ({ default: (await laterParts()).FirstSteps }),
  () => null,
);
const OldestClients = lazyPart<OldestClientsProps>(
  async () => ({ default: (await laterParts()).OldestClients }),
  () => <SkeletonCard lines={6} />,
);
const SeasonTrends = lazyPart<SeasonTrendsProps>(
  async () => ({ default: (await laterParts()).SeasonTrends }),
  () => <SkeletonCard lines={5} />,
);
const ReturnsCard = lazyPart<ReturnsCardProps>(
  async () => ({ default: (await laterParts()).ReturnsCard }),
  () => <SkeletonCard lines={5} />,
);
let areLaterPartsSettled = false;
const laterPartsSettled = Promise.all(
  [FirstSteps, OldestClients, SeasonTrends, ReturnsCard].map((part) => part.preload()),
).then(() => (areLaterPartsSettled = true));

/** Returns whether the parts of the other chunk have loaded, or have failed to load and show that themselves. */
function useLaterPartsSettled(): boolean {
  const [areSettled, setSettled] = useState(areLaterPartsSettled);
  useEffect(() => void laterPartsSettled.then(() => setSettled(true)), []);
  return areSettled;
}

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
  const areSettled = useLaterPartsSettled();
  const queries = [waiting, trends, office, pending, busiest];
  const isFetching = queries.some((one) => one.isFetching);
  const retry = (): void => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  return (
    <StaffPage title={t('adminDashboard.title')}>
      {areSettled && waiting.data && trends.data && office.data && pending.data && busiest.data ? (
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
