import { useMyReturnQuery } from '@portal/data-access/returns';
import { useReturnChanges } from '@portal/data-access/return-changes';
import { useSeason } from '@portal/data-access/season-context';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { Card, PageFrame, QueryStates, SkeletonCard } from '@portal/ui-kit/core';
import { AboutExtension } from './about-extension';
import { EarlierCard, FilingsCard } from './filings.card';
import { StartCard, StatusCard } from './status.card';
import { StepsList } from './steps.list';
import './return.css';

/** The client's own return (/return): whose turn it is, the seven steps with their dates, and what was sent. */
export function ReturnPage() {
  const t = useTranslate();
  const { tax_year: season } = useSeason();
  const { data, isError, isFetching, refetch } = useMyReturnQuery(undefined, { refetchOnMountOrArgChange: true });
  useReturnChanges();
  return (
    <PageFrame title={t('clientReturn.title')} lead={t('clientReturn.lead', { year: data?.tax_year ?? season })}>
      <QueryStates
        loading={isFetching && data === undefined}
        failed={isError && data === undefined}
        isEmpty={data === null}
        skeleton={<PageShape />}
        error={t('clientReturn.loadFailed')}
        empty={<Return status={null} />}
        onRetry={() => void refetch()}
      >
        {data ? <Return status={data} /> : null}
      </QueryStates>
    </PageFrame>
  );
}

function Return({ status }: { status: ReturnStatus | null }) {
  const t = useTranslate();
  const steps = (
    <Card id="steps" title={t('clientReturn.steps')}>
      <StepsList status={status} />
    </Card>
  );
  const filings = status && status.filings.length > 0 ? <FilingsCard filings={status.filings} /> : null;
  return (
    <div className="return-page">
      {status ? (
        <StatusCard status={status} onPage>
          <AboutExtension status={status} />
        </StatusCard>
      ) : (
        <StartCard />
      )}
      {/* A rejection is explained before anything else. */}
      {status?.state === 'rejected' ? filings : null}
      {steps}
      {status?.state === 'rejected' ? null : filings}
      {status?.earlier?.map((one) => (
        <EarlierCard key={one.id} earlier={one} />
      ))}
    </div>
  );
}

const PageShape = () => (
  <div className="return-page">
    <SkeletonCard lines={3} />
    <SkeletonCard lines={14} />
  </div>
);
