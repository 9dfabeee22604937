import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline } from '@portal/ui-kit/core';
import { useAuth } from './auth.provider';

/** Shows a warning while the server has not confirmed a sign-out. */
export function UnconfirmedLogout() {
  const t = useTranslate();
  const { unconfirmed, retry } = useAuth().logout;
  if (!unconfirmed) return null;
  return (
    <div className="shell-banner">
      <Alert tone="warning" live title={t('shell.logoutUnconfirmed')}>
        <p>{t('shell.logoutUnconfirmedDetail')}</p>
        <Inline>
          <Button onClick={retry}>{t('shell.logoutRetry')}</Button>
        </Inline>
      </Alert>
    </div>
  );
}
