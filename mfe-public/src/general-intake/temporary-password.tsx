import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';

/** Shows the password of a new account, with a button to copy it. */
export default function TemporaryPassword({ password }: { password: string }) {
  const t = useTranslate();
  return (
    <div className="public-secret">
      <span>{t('generalIntake.sent.password')}</span>
      <output aria-label={t('generalIntake.sent.password')}>{password}</output>
      <CopyButton text={password}>{t('generalIntake.sent.copy')}</CopyButton>
      <MutedText>{t('generalIntake.sent.once')}</MutedText>
    </div>
  );
}
