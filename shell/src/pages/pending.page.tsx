import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { Alert, PageFrame, buttonClass } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';

export const PendingNotice = () => {
  const t = useTranslate();
  return (
    <div className="shell-banner">
      <Alert tone="warning" title={t('account.pending')} />
    </div>
  );
};

/** Shown to a registered preparer who is not approved yet (decisions, section 3). */
export function PendingPage() {
  const t = useTranslate();
  const { user } = useAuth();
  return (
    <PageFrame title={t('shell.notices.pendingTitle', { name: user?.first_name ?? '' })} width="reading">
      <Alert tone="warning" title={t('account.pending')}>
        <p>{t('shell.notices.pendingMeanwhile')}</p>
        <p>
          <Link className={buttonClass('primary')} to="/preparer/profile">
            {t('shell.notices.editProfile')}
          </Link>
        </p>
      </Alert>
    </PageFrame>
  );
}
