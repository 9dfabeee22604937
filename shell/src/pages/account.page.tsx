import { useState } from 'react';
import { Link } from 'react-router-dom';
import { effectiveRole } from '@portal/domain/contract/access-policy';
import { fullName } from '@portal/domain/account/person-name';
import { useTranslate } from '@portal/i18n';
import { Card, PageFrame } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';
import { SignedInDevicesCard } from '../signed-in-devices/signed-in-devices.card';
import { ChangePasswordForm } from './change-password.form';
import './auth-page.css';

/** Shows the signed-in user and their devices, and lets them change their password. */
export default function AccountPage() {
  const t = useTranslate();
  const { user } = useAuth();
  // Remount the form after each change, to clear the passwords.
  const [changes, setChanges] = useState(0);
  if (!user) return null;
  return (
    <PageFrame title={t('pages.accountTitle')} width="form">
      <Card>
        <dl className="shell-account">
          <dt>{t('pages.accountName')}</dt>
          <dd>{fullName(user)}</dd>
          <dt>{t('account.fields.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('account.fields.role')}</dt>
          <dd>{t(`account.roles.${effectiveRole(user.role)}`)}</dd>
        </dl>
      </Card>
      {effectiveRole(user.role) === 'client' ? null : (
        <Card title={t('twoStep.title')}>
          <p>{t('twoStep.lead')}</p>
          <Link to="/account/second-factor">{t('twoStep.manage')}</Link>
        </Card>
      )}
      <Card title={t('pages.changePassword')} id="change-password">
        <ChangePasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      </Card>
      <SignedInDevicesCard key={`devices ${changes}`} />
    </PageFrame>
  );
}
