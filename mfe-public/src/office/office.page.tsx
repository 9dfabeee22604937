import { useParams } from 'react-router-dom';
import { problemOf } from '@portal/data-access/core';
import { usePublicOfficeQuery } from '@portal/data-access/directory';
import { useTranslate } from '@portal/i18n';
import { ErrorState, LoadingState, SkeletonCard } from '@portal/ui-kit/core';
import { OfficeNotFound, OfficeView } from './office.view';

/** Page of an office with its preparers (specification part 2, section 2). */
export default function OfficePage() {
  const t = useTranslate();
  const { officeId = '' } = useParams();
  const { currentData: office, error, refetch, isFetching } = usePublicOfficeQuery({ id: officeId });
  if (office) return <OfficeView office={office} />;
  if (problemOf(error)?.code === 'not_found') return <OfficeNotFound />;
  return (
    <div className="ui-page">
      {error ? (
        <ErrorState title={t('office.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingState>
          <SkeletonCard lines={3} />
        </LoadingState>
      )}
    </div>
  );
}
