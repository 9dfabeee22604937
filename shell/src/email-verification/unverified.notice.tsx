import { useEffect } from 'react';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import type { User } from '@portal/domain/account/account.dto';
import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';
import { Alert, Inline } from '@portal/ui-kit/core';
import { ResendLink } from './resend-link';
import { useReloadUser } from './use-reload-user';

/**
 * Asks users to open the link sent to their address, until they have done so, perhaps on another device. Folded on a
 * phone, where it would push the page's own task below the first screen.
 */
export function UnverifiedNotice({ user }: { user: User }) {
  const t = useTranslate();
  useReloadOnReturn();
  const isPhone = matchMedia('(max-width: 40rem)').matches;
  return (
    <div className="shell-banner">
      {isPhone ? (
        <Alert tone="warning">
          <details>
            <summary>
              <strong>{t('shell.notices.verifyTitle')}</strong>
            </summary>
            <About {...user} />
          </details>
        </Alert>
      ) : (
        <Alert tone="warning" title={t('shell.notices.verifyTitle')}>
          <About {...user} />
        </Alert>
      )}
    </div>
  );
}

function About({ email, role }: User) {
  const t = useTranslate();
  const site = useSite();
  return (
    <>
      <p>
        {role === 'client'
          ? t('shell.notices.unverifiedClient', { email, most: documentLimits.unverified })
          : t('shell.notices.unverifiedStaff', { email })}
      </p>
      <Inline>
        <ResendLink email={email} />
        {site?.demo ? (
          <p>
            <a href="/api/mails">{t('shell.notices.demoMails')}</a>
          </p>
        ) : null}
      </Inline>
    </>
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
