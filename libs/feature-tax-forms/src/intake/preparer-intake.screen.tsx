import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import { detailOr, problemOf } from '@portal/data-access/core';
import { usePreparerInfoQuery } from '@portal/data-access/directory';
import { useTranslate } from '@portal/i18n';
import { ErrorState, PageFrame, notify } from '@portal/ui-kit/core';
import { FormShape } from '../form/form-shape';
import { IntakeFields } from './intake.screen';

/** The intake form on a preparer's own page, where submitting it chooses that preparer (/preparer/{preparerCode}/intake). */
export function PreparerIntakeScreen({ address }: { address: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data: preparer, error, refetch } = usePreparerInfoQuery({ preparer_code: address });
  const unknown = problemOf(error)?.status === 404;

  useEffect(() => {
    if (!unknown) return;
    // Specification part 2, section 2: "An invalid code shows a toast and redirects to /."
    notify.error(detailOr(error, t('assignments.invalidCode')));
    void navigate('/', { replace: true });
  }, [error, navigate, t, unknown]);

  if (preparer) {
    const lead = t('assignments.intake.lead', { name: fullName(preparer) });
    return <IntakeFields lead={lead} preparerCode={preparer.preparer_code} />;
  }
  return (
    <PageFrame title={t('intake.title')}>
      {error && !unknown ? (
        <ErrorState title={t('assignments.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <FormShape />
      )}
    </PageFrame>
  );
}
