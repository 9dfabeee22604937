import { Link } from 'react-router-dom';
import { useSession } from '@portal/data-access/core';
import { can } from '@portal/domain/contract/access-policy';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { useTranslate } from '@portal/i18n';
import { EmptyState, PageFrame, Spinner, buttonClass } from '@portal/ui-kit/core';
import { ConfirmationPart } from './confirmation.part';
import { useReceipt } from './use-receipt';
import { Wizard } from './wizard';
import './wizard.css';

/**
 * The general intake wizard (specification part 2, section 2), for visitors and for signed-in clients, who skip the
 * contact details.
 */
export default function GeneralIntakePage() {
  const t = useTranslate();
  const { status, user } = useSession();
  const { sent, hasSent, receipt, confirm } = useReceipt();
  if (status === 'checking') return <Spinner />;
  if (sent) return <ConfirmationPart receipt={receipt} newAccount={sent.newAccount} user={user} />;
  return (
    <PageFrame title={t('intakeWizard.title')} lead={t('intakeWizard.lead')} width="form">
      {can(user, preferencesEndpoints.create) ? (
        <Wizard key={user?.id ?? 'visitor'} user={user} hasSent={hasSent} onSent={confirm} />
      ) : (
        <EmptyState
          title={t('intakeWizard.staff')}
          action={
            <Link className={buttonClass()} to="/dashboard">
              {t('intakeWizard.toDashboard')}
            </Link>
          }
        />
      )}
    </PageFrame>
  );
}
