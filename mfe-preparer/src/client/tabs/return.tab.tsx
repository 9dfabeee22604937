import {
  useAddReturnNoteMutation,
  useAmendReturnMutation,
  useClientReturnQuery,
  useRecordFilingsMutation,
  useSetReturnDeadlineMutation,
} from '@portal/data-access/returns';
import {
  AmendButton,
  DeadlineCard,
  EarlierReturns,
  FilingsCard,
  Notes,
  ReturnSummary,
  Timeline,
} from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { loadWithCatalog } from '@portal/feature-area/load-with-catalog';
import {
  Button,
  EmptyState,
  ErrorState,
  lazyPart,
  LoadingState,
  MutedText,
  SkeletonCard,
  Stack,
} from '@portal/ui-kit/core';
import { requestCatalogs } from '../../messages/page-catalogs';
import type { AskForPaperProps } from '../return/ask-for-paper';

const AskForPaper = lazyPart<AskForPaperProps>(
  () => loadWithCatalog(import('../return/ask-for-paper'), requestCatalogs),
  ({ failed, onRetry }) => <AskWaiting failed={failed} onRetry={onRetry} />,
);

/** As high as the button in its place, so that the notes below do not move. */
function AskWaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return <div className="client-ask">{failed ? <Button onClick={onRetry}>{t('core.tryAgain')}</Button> : null}</div>;
}

/** The client's return: where it is, its filings, internal notes, and every move so far. */
export function ReturnTab({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const { currentData: detail, isError, refetch } = useClientReturnQuery({ clientId });
  const [recordFilings] = useRecordFilingsMutation();
  const [setDeadline] = useSetReturnDeadlineMutation();
  const [addNote] = useAddReturnNoteMutation();
  const [amend] = useAmendReturnMutation();
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
      <AmendButton detail={detail} begin={(body) => amend({ clientId, body })} onStale={() => void refetch()} />
      {detail.kind === 'amended' ? null : (
        <DeadlineCard detail={detail} save={(body) => setDeadline({ clientId, body })} onStale={() => void refetch()} />
      )}
      <FilingsCard
        filings={detail.filings}
        version={detail.version}
        timeZone={detail.time_zone}
        record={(body) => recordFilings({ clientId, body })}
        mend={(filing, rejection) => (
          <AskForPaper clientId={clientId} rule={rejection.rule_key} words={filing.words ?? null} />
        )}
        onStale={() => void refetch()}
      />
      <EarlierReturns earlier={detail.earlier} />
      <div className="return-columns">
        <Notes notes={detail.notes} add={(body) => addNote({ clientId, body })} />
        <Timeline transitions={detail.transitions} />
      </div>
    </Stack>
  );
}
