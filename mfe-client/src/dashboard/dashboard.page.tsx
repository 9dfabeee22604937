import { useUser } from '@portal/data-access/core';
import { dashboardWords as words } from '@portal/domain/overview/dashboard.words';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { ErrorView, LoadingShape, PageFrame, SkeletonCard, SkeletonTiles, Stack } from '@portal/ui-kit/core';
import { AreaLinks } from './area-links';
import { nextAction, progressFacts } from './next-action';
import { NextActionCard } from './next-action.card';
import { ProgressCard } from './progress.card';
import { RecentActivityCard } from './recent-activity.card';
import { StatTiles } from './stat-tiles';
import { useDashboard, type Dashboard, type DashboardData } from './use-dashboard';

/** The client's dashboard: what to do now, how far it is, the numbers, everything else. */
export function DashboardPage() {
  const { first_name } = useUser();
  const dashboard = useDashboard();
  return (
    <PageFrame title={words.welcome(first_name)} lead={words.lead(taxYear)}>
      <DashboardFace dashboard={dashboard} />
    </PageFrame>
  );
}

function DashboardFace({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.face === 'loading') return <DashboardShape />;
  if (dashboard.face === 'failed')
    return <ErrorView title={words.loadFailed} onRetry={dashboard.retry} busy={dashboard.busy} />;
  return <DashboardFull data={dashboard.data} />;
}

function DashboardFull({ data }: { data: DashboardData }) {
  const { intake, documents } = data;
  return (
    <>
      <NextActionCard next={nextAction(intake, documents)} />
      <ProgressCard facts={progressFacts(intake, documents)} />
      <StatTiles data={data} />
      <AreaLinks />
      <RecentActivityCard data={data} />
    </>
  );
}

const DashboardShape = () => (
  <LoadingShape>
    <Stack>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={3} />
      <SkeletonTiles />
      <SkeletonCard lines={4} />
    </Stack>
  </LoadingShape>
);
