import { useTranslate } from '@portal/i18n';
import { useIntakeHistoryQuery } from '@portal/data-access/intake';
import { Card, EmptyState, QueryStates, MutedText, SkeletonLines } from '@portal/ui-kit/core';
import { Snapshot } from './snapshot';

/** Every version of this form that was submitted, newest first, to look at. */
export function SubmittedVersions({ id }: { id: string }) {
  const t = useTranslate();
  // Asked again each time it appears: a submit leads away from here, and another window may have submitted as well.
  const { data, isError, isFetching, refetch } = useIntakeHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  const versions = data ?? [];
  return (
    <Card id="submitted-versions" title={t('intake.history.title')}>
      <MutedText>{t('intake.history.about')}</MutedText>
      <QueryStates
        loading={isFetching && !data}
        failed={isError && !data}
        isEmpty={versions.length === 0}
        skeleton={<SkeletonLines lines={2} />}
        error={t('intake.history.loadFailed')}
        empty={<EmptyState title={t('intake.history.empty')} />}
        onRetry={() => void refetch()}
      >
        <div>
          {versions.map((snapshot) => (
            <Snapshot key={snapshot.id} snapshot={snapshot} />
          ))}
        </div>
      </QueryStates>
    </Card>
  );
}
