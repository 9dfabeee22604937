import { useTranslate } from '@portal/i18n';
import { useSendVerificationMutation } from '@portal/data-access/account';
import { detailOr } from '@portal/data-access/core';
import { Button, notify } from '@portal/ui-kit/core';

/** Button that emails the signed-in user another link. The answer is a toast, so that nothing on the page moves. */
export function ResendLink({ email }: { email: string }) {
  const t = useTranslate();
  const [send] = useSendVerificationMutation();
  const resend = async (): Promise<void> => {
    const { error } = await send();
    if (error) notify.error(detailOr(error, t('shell.notices.forgotFailed')));
    else notify.success(t('shell.notices.verifySent', { email }));
  };
  return <Button onClick={resend}>{t('shell.notices.verifyResend')}</Button>;
}
