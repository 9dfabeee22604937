import { useTranslate } from '@portal/i18n';
import { useUser } from '@portal/data-access/core';
import { useSeason } from '@portal/data-access/season-context';
import { useReturnChanges } from '@portal/data-access/return-changes';
import { ErrorState, LoadingState, PageFrame, SkeletonCard, SkeletonTiles, Stack } from '@portal/ui-kit/core';
import { turnWordOf } from '@portal/domain/returns/return-states';
import { PreparerNotice } from '@portal/feature-tax-forms/preparer-notice';
import { SavedEstimate } from '@portal/feature-tax-forms/saved-estimate';
import { PreparerCard } from './preparer.card';
import { AreaLinks } from './area-links';
import { DashboardStatus, StepsCard } from './return-status';
import { SubmittedCard } from './submitted.card';
import { ProgressCard } from './progress.card';
import { RecentActivityCard } from './recent-activity.card';
import { DashboardTiles } from './dashboard-tiles';
import { useDashboard, type Dashboard, type DashboardData } from './use-dashboard';
import './dashboard.css';

/** In this module, because most of its code is the dashboard's, and a file that both share would cost a request. */
export { ReturnPage } from '../return/return.page';

/** The client's dashboard: status of the return, estimate, progress, steps, preparer, numbers, and links to everything else. */
export function DashboardPage() {
  const t = useTranslate();
  const { first_name } = useUser();
  const { tax_year: year } = useSeason();
  const dashboard = useDashboard();
  useReturnChanges();
  return (
    <PageFrame title={t('dashboard.welcome', { firstName: first_name })} lead={t('dashboard.lead', { year })}>
      <DashboardFace dashboard={dashboard} />
    </PageFrame>
  );
}

function DashboardFace({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslate();
  if (dashboard.face === 'loading') return <DashboardShape />;
  if (dashboard.face === 'failed')
    return <ErrorState title={t('dashboard.loadFailed')} onRetry={dashboard.retry} busy={dashboard.busy} />;
  return <DashboardFull data={dashboard.data} />;
}

function DashboardFull({ data }: { data: DashboardData }) {
  const { isOpen } = useSeason();
  const { intake, status, documents, preparerName, standing } = data;
  return (
    <>
      <DashboardStatus data={data} />
      {intake?.submitted ? (
        <SubmittedCard intake={intake} standing={standing} />
      ) : isOpen && status?.state !== 'not_filing' ? (
        <PreparerNotice standing={standing} submitted={false} />
      ) : null}
      <div className="dash-columns">
        <div className="dash-column">
          {intake ? (
            <div className="dash-estimate">
              <SavedEstimate />
            </div>
          ) : null}
          <ProgressCard
            facts={{ has_intake_form: intake !== null, document_types: documents.types }}
            draft={intake?.submitted === false}
            isOpen={!status || turnWordOf(status) === 'client'}
          />
        </div>
        <div className="dash-column">
          <StepsCard data={data} />
          {data.preparer ? <PreparerCard preparer={data.preparer} unread={data.unread} /> : null}
        </div>
      </div>
      <DashboardTiles data={data} />
      <AreaLinks preparerName={preparerName} />
      <RecentActivityCard data={data} />
    </>
  );
}

/** The columns of the loaded dashboard, so that nothing moves when they fill. */
const DashboardShape = () => (
  <LoadingState>
    <Stack>
      <SkeletonCard lines={3} />
      <div className="dash-columns">
        <div className="dash-column">
          <SkeletonCard lines={6} />
          <SkeletonCard lines={4} />
        </div>
        <div className="dash-column">
          <SkeletonCard lines={9} />
          <SkeletonCard lines={4} />
        </div>
      </div>
      <SkeletonTiles />
    </Stack>
  </LoadingState>
);
