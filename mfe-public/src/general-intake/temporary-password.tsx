import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';

/** Shows the password of a new account, with a button to copy it. */
export default function TemporaryPassword({ password }: { password: string }) {
  const t = useTranslate();
  return (
    <div className="public-secret">
      <span>{t('intakeWizard.sent.password')}</span>
      <output aria-label={t('intakeWizard.sent.password')}>{password}</output>
      <CopyButton text={password}>{t('intakeWizard.sent.copy')}</CopyButton>
      <MutedText>{t('intakeWizard.sent.once')}</MutedText>
    </div>
  );
}
