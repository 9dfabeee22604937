import { useTranslate } from '@portal/i18n';
import { lazyPart } from '@portal/ui-kit/core';

/**
 * Loads the copy button once there is a password. While it loads, or if loading fails, shows the password as plain
 * text.
 */
export const TemporaryPasswordPart = lazyPart<{ password: string }>(
  () => import('./temporary-password'),
  function PlainPassword({ password }) {
    const t = useTranslate();
    return (
      <div className="public-secret">
        <span>{t('intakeWizard.sent.password')}</span>
        <output aria-label={t('intakeWizard.sent.password')}>{password}</output>
      </div>
    );
  },
);
