import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName } from '@portal/domain/account/person-name';
import { detailOr, problemOf, report } from '@portal/data-access/core';
import { useChoosePreparerMutation } from '@portal/data-access/assignments';
import { usePreparerInfoQuery } from '@portal/data-access/directory';
import { useTranslate } from '@portal/i18n';
import { ErrorState, PageFrame, notify } from '@portal/ui-kit/core';
import { FormSkeleton } from '../form/form-skeleton';
import { usePreparerStanding } from '../recipient/preparer-notice';
import { IntakeFields } from './intake.screen';

/** Intake form on a preparer's page; submitting it chooses that preparer (/preparer/{preparerCode}/intake). */
export function PreparerIntakeScreen({ address }: { address: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data: preparer, error, refetch } = usePreparerInfoQuery({ preparer_code: address });
  const [choose] = useChoosePreparerMutation();
  const standing = usePreparerStanding();
  const code = preparer?.preparer_code;
  const unknown = problemOf(error)?.status === 404;

  useEffect(() => {
    if (!unknown) return;
    // Specification part 2, section 2: "An invalid code shows a toast and redirects to /."
    notify.error(detailOr(error, t('assignments.invalidCode')));
    void navigate('/', { replace: true });
  }, [error, navigate, t, unknown]);

  useEffect(() => {
    if (!code) return;
    // Store the preparer, in case the client continues from the dashboard instead. Submitting here always assigns the
    // preparer.
    void choose({ body: { preparer_code: code } }).then(({ error: failed }) => {
      if (failed) report('PUT /preparer-choice', failed);
    });
  }, [choose, code]);

  if (preparer) {
    const name = fullName(preparer);
    const recipient = { standing, preparer: { code: preparer.preparer_code, name } };
    return <IntakeFields lead={t('assignments.intake.lead', { name })} recipient={recipient} />;
  }
  return (
    <PageFrame title={t('intake.title')}>
      {error && !unknown ? (
        <ErrorState title={t('assignments.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </PageFrame>
  );
}
