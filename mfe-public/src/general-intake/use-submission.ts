import { useRef, useState } from 'react';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { User } from '@portal/domain/account/account.dto';
import type { FieldError } from '@portal/domain/problem';
import { useTranslate } from '@portal/i18n';
import { report, requestOnce, sendAs, usePortalDispatch, type Request } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { ConfirmationPart } from './confirmation.part';
import { forgetDraft, type SentSoFar } from './device-draft';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import type { CreatedAccount } from './send-general-intake';
import { receiptOf, type Receipt } from './use-receipt';

interface Submission {
  user: User | null;
  sent: SentSoFar;
  keep: (sent: SentSoFar) => void;
  showErrors: (errors: readonly FieldError[]) => void;
  onSent: (receipt: Receipt) => void;
}

const loadSending = () => import('./send-general-intake');

/** Preloads the code for sending; if that fails, submitting loads it again. */
export const preloadSending = (): void => void loadSending().catch(() => undefined);

/** Sends the wizard's data; a retry skips the requests that succeeded. */
export function useSubmission({ user, sent, keep, showErrors, onSent }: Submission) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  const [account, setAccount] = useState<CreatedAccount | null>(null);
  // A ref, because a retry may start before the previous response has rendered.
  const accountRef = useRef<CreatedAccount | null>(null);

  const onAccount = (fresh: CreatedAccount): void => {
    accountRef.current = fresh;
    setAccount(fresh);
  };

  const submit = async (form: GeneralIntake): Promise<void> => {
    setBusy(true);
    setTaken(false);
    void ConfirmationPart.preload();
    const sending = await loadSending().catch(() => null);
    if (!sending) {
      setBusy(false);
      notify.error(t('intakeWizard.failed'));
      return;
    }
    const noOccupation = t('intakeWizard.noOccupation');
    let call = '';
    const send = (request: Request, token: string | null) => {
      call = `${request.endpoint.method} ${request.endpoint.path}`;
      return user ? dispatch(requestOnce(request)) : sendAs(token, request);
    };
    const outcome = await sending.sendGeneralIntake({
      form,
      noOccupation,
      signedIn: user !== null,
      account: accountRef.current,
      sent,
      send,
      keep,
      onAccount,
    });
    if (!outcome.done) {
      setBusy(false);
      const { failure } = outcome;
      report(`General intake, ${call}`, failure);
      setTaken(outcome.taken);
      const errors = outcome.taken ? [{ field: 'email', detail: t('intakeWizard.taken') }] : failure.errors;
      showErrors(errors);
      notify.error(failure.detail ?? t('intakeWizard.failed'));
      return;
    }
    forgetDraft(user?.id ?? null);
    // End the session, which was needed only for sending: the computer may be shared.
    if (outcome.account) await sendAs(outcome.account.token, { endpoint: accountEndpoints.logout });
    onSent(receiptOf(form, outcome.account));
  };

  return { submit, busy, taken, account };
}
