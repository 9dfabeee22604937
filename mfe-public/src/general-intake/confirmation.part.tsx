import { useTranslate } from '@portal/i18n';
import { Alert, ErrorState, PageFrame, Spinner, lazyPart, type WaitingProps } from '@portal/ui-kit/core';
import type { ConfirmationProps } from './confirmation';
import { TemporaryPasswordPart } from './temporary-password.part';

const load = () => import('./confirmation');

export const ConfirmationPart = lazyPart<ConfirmationProps>(load, ConfirmationWaiting);

/** Fetches the page while the form is being sent; without a network it is asked for again when it is shown. */
export const preloadConfirmation = (): void => void load().catch(() => undefined);

/** The form is sent and the account exists, whether or not the page that says so can be loaded. */
function ConfirmationWaiting({ receipt, failed, onRetry }: WaitingProps<ConfirmationProps>) {
  const t = useTranslate();
  if (!failed) return <Spinner />;
  return (
    <PageFrame title={t('generalIntake.sent.title')} width="form">
      <Alert tone="success" live title={t('generalIntake.submitted')} />
      {receipt?.account ? <TemporaryPasswordPart password={receipt.account.password} /> : null}
      <ErrorState title={t('generalIntake.sent.loadFailed')} onRetry={onRetry} />
    </PageFrame>
  );
}
