import { Link, useLocation } from 'react-router-dom';
import { accountLimits } from '@portal/domain/account/account.limits';
import { useTranslate } from '@portal/i18n';
import { useSession } from '@portal/data-access/core';
import { Card, MutedText, PageFrame } from '@portal/ui-kit/core';
import { ChangePasswordForm } from './change-password.form';
import { returnToState } from './return-to';
import './auth-page.css';

/**
 * Shown instead of every page while someone other than the user knows the account's password, or the password of staff
 * is too short without a second factor.
 */
export default function ChangePasswordPage() {
  const { user } = useSession();
  return <div className="shell-auth">{user?.password_too_short ? <ShortPassword /> : <KnownPassword />}</div>;
}

function KnownPassword() {
  const t = useTranslate();
  return (
    <PageFrame title={t('pages.changeTitle')} lead={t('account.mustChangePassword')} width="form">
      <Card>
        <ChangePasswordForm />
      </Card>
      <MutedText>{t('pages.currentLost')}</MutedText>
    </PageFrame>
  );
}

function ShortPassword() {
  const t = useTranslate();
  const location = useLocation();
  const min = accountLimits.passwordMinOfStaff;
  return (
    <PageFrame title={t('pages.protectTitle')} lead={t('pages.protectLead', { min })} width="form">
      <Card title={t('pages.protectByPassword')}>
        <ChangePasswordForm />
      </Card>
      <MutedText>{t('pages.currentLost')}</MutedText>
      <Card title={t('pages.protectByFactor')}>
        <p>{t('pages.protectByFactorAbout')}</p>
        <Link to="/account/second-factor" state={returnToState(location)}>
          {t('twoStep.start')}
        </Link>
      </Card>
    </PageFrame>
  );
}
