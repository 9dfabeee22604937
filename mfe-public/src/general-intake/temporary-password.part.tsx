import { useTranslate } from '@portal/i18n';
import { lazyPart } from '@portal/ui-kit/core';

/** Loads the copy button when there is a password to copy. Until then, or if it fails, the password is plain text. */
export const TemporaryPasswordPart = lazyPart<{ password: string }>(
  () => import('./temporary-password'),
  function PlainPassword({ password }) {
    const t = useTranslate();
    return (
      <div className="public-secret">
        <span>{t('generalIntake.sent.password')}</span>
        <output aria-label={t('generalIntake.sent.password')}>{password}</output>
      </div>
    );
  },
);
