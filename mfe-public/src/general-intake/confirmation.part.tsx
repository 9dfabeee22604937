import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, PageFrame, Spinner, lazyPart, type WaitingProps } from '@portal/ui-kit/core';
import type { ConfirmationProps } from './confirmation';
import { TemporaryPasswordPart } from './temporary-password.part';

/** Starts loading while the form is being sent. */
export const ConfirmationPart = lazyPart<ConfirmationProps>(() => import('./confirmation'), ConfirmationWaiting);

/** Fallback until the confirmation has loaded: by then, the form is sent and the account exists. */
function ConfirmationWaiting({ receipt, failed, onRetry }: WaitingProps<ConfirmationProps>) {
  const t = useTranslate();
  if (!failed) return <Spinner />;
  return (
    <PageFrame title={t('intakeWizard.sent.title')} width="form">
      <Alert tone="success" live title={t('intakeWizard.submitted')} />
      {receipt?.account ? <TemporaryPasswordPart password={receipt.account.password} /> : null}
      <ErrorState title={t('intakeWizard.sent.loadFailed')} onRetry={onRetry} />
    </PageFrame>
  );
}
