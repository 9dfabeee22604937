import { useIntakeHistoryQuery } from '@portal/data-access/intake';
import { intakeWords } from '@portal/domain/intake/intake.words';
import { Card, EmptyView, Faces, Quiet, SkeletonLines } from '@portal/ui-kit/core';
import { Snapshot } from './snapshot';

const words = intakeWords.history;

/** Every version of this form that was submitted, newest first, to look at. */
export function SubmittedVersions({ id }: { id: string }) {
  // Asked again each time it appears: a submit leads away from here, and another window may have submitted as well.
  const { data, isError, isFetching, refetch } = useIntakeHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  const versions = data ?? [];
  return (
    <Card id="submitted-versions" title={words.title}>
      <Quiet>{words.about}</Quiet>
      <Faces
        loading={isFetching && !data}
        failed={isError && !data}
        empty={versions.length === 0}
        skeleton={<SkeletonLines lines={2} />}
        failure={words.loadFailed}
        emptyView={<EmptyView title={words.empty} />}
        onRetry={() => void refetch()}
      >
        <div>
          {versions.map((snapshot) => (
            <Snapshot key={snapshot.id} snapshot={snapshot} />
          ))}
        </div>
      </Faces>
    </Card>
  );
}
