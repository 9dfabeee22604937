import { Navigate, useParams } from 'react-router-dom';
import { problemOf, useSession } from '@portal/data-access/core';
import { usePreparerInfoQuery } from '@portal/data-access/directory';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { can } from '@portal/domain/contract/access-policy';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard, Spinner } from '@portal/ui-kit/core';
import { LandingView, PreparerNotFound } from './landing.view';

/** A preparer's public page, where their clients sign in or register (specification part 2, section 2). */
export default function LandingPage() {
  const { status, user } = useSession();
  const { preparerCode } = useParams();
  if (status === 'checking') return <Spinner />;
  if (!user) return <Landing />;
  // The intake form stores this preparer as the client's choice.
  if (can(user, assignmentEndpoints.choose)) return <Navigate to="/intake-form" replace state={{ preparerCode }} />;
  return <Navigate to="/" replace />;
}

function Landing() {
  const t = useTranslate();
  const { preparerCode = '' } = useParams();
  const query = usePreparerInfoQuery({ preparer_code: preparerCode });
  const { currentData: preparer, error, refetch, isFetching } = query;
  if (preparer) return <LandingView preparer={preparer} />;
  if (problemOf(error)?.code === 'not_found') return <PreparerNotFound />;
  return (
    <div className="ui-page">
      {error ? (
        <ErrorState title={t('landing.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <SkeletonCard lines={4} />
        </LoadingState>
      )}
    </div>
  );
}
