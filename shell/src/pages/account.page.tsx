import { useState } from 'react';
import { Link } from 'react-router-dom';
import { effectiveRole } from '@portal/domain/contract/access-policy';
import { fullName } from '@portal/domain/account/person-name';
import { useTranslate } from '@portal/i18n';
import { Card, PageFrame } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';
import { PasskeysCard } from '../passkeys/passkeys.card';
import { RecoveryCodesCard } from '../second-factor/recovery-codes.card';
import { SignedInDevicesCard } from '../signed-in-devices/signed-in-devices.card';
import { ChangePasswordForm } from './change-password.form';
import './auth-page.css';
import '../second-factor/second-factor.css';

/** Shows the signed-in user, their passkeys and devices, and lets them change their password. */
export default function AccountPage() {
  const t = useTranslate();
  const { user } = useAuth();
  // Remount the form after each change, to clear the passwords.
  const [changes, setChanges] = useState(0);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!user) return null;
  if (codes) {
    return (
      <PageFrame title={t('twoStep.codesTitle')} width="form">
        <RecoveryCodesCard codes={codes} onSaved={() => setCodes(null)} />
      </PageFrame>
    );
  }
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
      <PasskeysCard onCodes={setCodes} />
      <SignedInDevicesCard key={`devices ${changes}`} />
    </PageFrame>
  );
}
