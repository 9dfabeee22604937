import { useTranslate } from '@portal/i18n';
import { Card, MutedText, PageFrame } from '@portal/ui-kit/core';
import { ChangePasswordForm } from './change-password.form';
import './auth-page.css';

/** Shown instead of every page while someone other than the user knows the account's password. */
export default function ChangePasswordPage() {
  const t = useTranslate();
  return (
    <div className="shell-auth">
      <PageFrame title={t('pages.changeTitle')} lead={t('account.mustChangePassword')} width="form">
        <Card>
          <ChangePasswordForm />
        </Card>
        <MutedText>{t('pages.currentLost')}</MutedText>
      </PageFrame>
    </div>
  );
}
