import { useTranslate } from '@portal/i18n';
import { useUser } from '@portal/data-access/core';
import { useDocumentChanges } from '@portal/data-access/document-changes';
import { requiredDocumentTypes } from '@portal/domain/documents/document-types';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { ErrorState, LoadingState, PageFrame, SkeletonCard, SkeletonTiles, Stack } from '@portal/ui-kit/core';
import { PreparerNotice } from '@portal/feature-tax-forms/preparer-notice';
import { SavedEstimate } from '@portal/feature-tax-forms/saved-estimate';
import { PreparerCard } from './preparer.card';
import { TimelineCard } from './timeline.card';
import { AreaLinks } from './area-links';
import { nextAction, progressFacts } from './next-action';
import { NextActionCard } from './next-action.card';
import { SubmittedCard } from './submitted.card';
import { ProgressCard } from './progress.card';
import { RecentActivityCard } from './recent-activity.card';
import { DashboardTiles } from './dashboard-tiles';
import { useDashboard, type Dashboard, type DashboardData } from './use-dashboard';
import './dashboard.css';

/** The client's dashboard: next action, estimate, progress, timeline, preparer, numbers, and links to everything else. */
export function DashboardPage() {
  const t = useTranslate();
  const { first_name } = useUser();
  const dashboard = useDashboard();
  useDocumentChanges();
  return (
    <PageFrame title={t('dashboard.welcome', { firstName: first_name })} lead={t('dashboard.lead', { year: taxYear })}>
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
  const { intake, documents, preparerName, standing, unread } = data;
  const next = nextAction({ intake, documents: documents.types, standing, unread });
  const missing = requiredDocumentTypes.filter((type) => !documents.types.includes(type));
  return (
    <>
      <NextActionCard next={next} missing={missing} follows={intake?.submitted === true} />
      {intake?.submitted ? (
        <SubmittedCard intake={intake} standing={standing} />
      ) : (
        <PreparerNotice standing={standing} submitted={false} />
      )}
      <div className="dash-columns">
        <div className="dash-column">
          {intake ? (
            <div className="dash-estimate">
              <SavedEstimate />
            </div>
          ) : null}
          <ProgressCard facts={progressFacts(intake, documents.types)} draft={intake?.submitted === false} />
        </div>
        <div className="dash-column">
          <TimelineCard data={data} />
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
          <SkeletonCard lines={6} />
          <SkeletonCard lines={4} />
        </div>
      </div>
      <SkeletonTiles />
    </Stack>
  </LoadingState>
);
