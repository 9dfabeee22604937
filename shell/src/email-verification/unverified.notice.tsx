import { useEffect } from 'react';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { User } from '@portal/domain/account/account.dto';
import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';
import { Alert, Inline } from '@portal/ui-kit/core';
import { ResendLink } from './resend-link';
import { useReloadUser } from './use-reload-user';

/** Asks users to open the link sent to their address, until they have done so, perhaps on another device. */
export function UnverifiedNotice({ user: { email, role } }: { user: User }) {
  const t = useTranslate();
  const site = useSite();
  useReloadOnReturn();
  return (
    <div className="shell-banner">
      <Alert tone="warning" title={t('pages.verifyTitle')}>
        <p>
          {role === 'client'
            ? t('pages.unverifiedClient', { email, most: documentLimits.unverified })
            : t('pages.unverifiedStaff', { email })}
        </p>
        <Inline>
          <ResendLink email={email} />
          {site?.demo ? (
            <p>
              <a href="/api/mails">{t('pages.demoMails')}</a>
            </p>
          ) : null}
        </Inline>
      </Alert>
    </div>
  );
}

/** Checks the account whenever the user comes back to this tab, such as from reading the email. */
function useReloadOnReturn(): void {
  const reloadUser = useReloadUser();
  useEffect(() => {
    const reload = (): void => {
      if (document.visibilityState === 'visible') void reloadUser();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [reloadUser]);
}
