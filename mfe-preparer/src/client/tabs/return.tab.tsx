import { useAddReturnNoteMutation, useClientReturnQuery, useRecordFilingsMutation } from '@portal/data-access/returns';
import { FilingsCard, Notes, ReturnSummary, Timeline } from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { EmptyState, ErrorState, LoadingState, MutedText, SkeletonCard, Stack } from '@portal/ui-kit/core';

/** The client's return: where it is, its filings, internal notes, and every move so far. */
export function ReturnTab({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const { currentData: detail, isError, refetch } = useClientReturnQuery({ clientId });
  const [recordFilings] = useRecordFilingsMutation();
  const [addNote] = useAddReturnNoteMutation();
  if (detail === undefined)
    return isError ? (
      <ErrorState title={t('staffReturns.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>
        <SkeletonCard lines={4} />
      </LoadingState>
    );
  if (detail === null)
    return <EmptyState title={t('staffReturns.none')} action={<MutedText>{t('staffReturns.noneAbout')}</MutedText>} />;
  return (
    <Stack>
      <ReturnSummary detail={detail} />
      <FilingsCard
        filings={detail.filings}
        version={detail.version}
        record={(body) => recordFilings({ clientId, body })}
        onStale={() => void refetch()}
      />
      <Notes notes={detail.notes} add={(body) => addNote({ clientId, body })} />
      <Timeline transitions={detail.transitions} />
    </Stack>
  );
}
