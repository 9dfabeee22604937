import { problemOf, useUser } from '@portal/data-access/core';
import { useClientTotalsQuery } from '@portal/data-access/clients';
import { useDocumentChanges } from '@portal/data-access/document-changes';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, LoadingState, PageFrame, SkeletonCard, SkeletonTiles } from '@portal/ui-kit/core';
import { ClientListCard } from './client-list.card';
import type { ClientTotals } from '@portal/domain/clients/clients.dto';
import { StatTile, StatTiles } from '@portal/ui-kit/data';

/** Totals of all clients, regardless of the list's filters. */
function TotalsTiles({ totals }: { totals: ClientTotals }) {
  const t = useTranslate();
  return (
    <StatTiles>
      <StatTile label={t('clients.tiles.clients')} count={totals.clients} />
      <StatTile label={t('clients.tiles.active')} count={totals.active} />
      <StatTile label={t('clients.tiles.complete')} count={totals.complete} />
      <StatTile label={t('clients.tiles.documents')} count={totals.documents} />
      <StatTile label={t('clients.tiles.unread')} count={totals.unread_messages} />
    </StatTiles>
  );
}

/** The preparer's dashboard: totals and a list of all their clients. */
export default function DashboardPage() {
  const t = useTranslate();
  const { first_name: firstName } = useUser();
  useDocumentChanges();
  return (
    <PageFrame title={t('clients.title')} lead={t('clients.lead', { firstName, year: taxYear })}>
      <DashboardFace />
    </PageFrame>
  );
}

function DashboardFace() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useClientTotalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const problem = problemOf(error);
  if (data)
    return (
      <>
        <TotalsTiles totals={data} />
        <ClientListCard total={data.clients} />
      </>
    );
  // A preparer who is not approved yet has no clients, which is not an error.
  if (problem?.code === 'approval_pending') return <Alert title={problem.detail} />;
  if (problem) return <ErrorState title={t('clients.loadFailed')} onRetry={() => void refetch()} busy={isFetching} />;
  return (
    <LoadingState>
      <div className="ui-stack">
        <SkeletonTiles count={5} />
        <SkeletonCard lines={8} />
      </div>
    </LoadingState>
  );
}
