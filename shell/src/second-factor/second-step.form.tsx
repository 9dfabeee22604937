import { useCallback, useState } from 'react';
import type { Login } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';
import { SecondFactorCode } from '@portal/domain/second-factor/second-factor.dto';
import { useTranslate } from '@portal/i18n';
import { useLoginMutation } from '@portal/data-access/account';
import { detailOr } from '@portal/data-access/core';
import { Alert, Button } from '@portal/ui-kit/core';
import { supportsPasskeys } from '../passkeys/passkey-ceremony';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';

const { TextField } = fieldsOf<SecondFactorCode>();

export interface SecondStepProps {
  /** The first step, which is sent again with the code: nothing is stored between the two. */
  login: Login;
  onSignedIn: (session: Session) => unknown;
  onBack: () => void;
}

/** Second step of sign-in: a code of the authenticator app, a recovery code, or a passkey, which replaces both steps. */
export default function SecondStepForm({ login, onSignedIn, onBack }: SecondStepProps) {
  const t = useTranslate();
  const [signIn] = useLoginMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [recovery, setRecovery] = useState(false);
  const toBody = useCallback((values: object) => values, []);
  const withPasskey = supportsPasskeys();
  const form = useContractForm(SecondFactorCode, { defaultValues: { code: '' }, toBody });

  const send = async ({ code }: SecondFactorCode): Promise<void> => {
    setRefusal(null);
    const { data, error } = await signIn({ body: { ...login, code } });
    if (data) await onSignedIn(data);
    else setRefusal(detailOr(error, t('account.loginFailed')));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('twoStep.stepTitle')}>
      <p>{t(recovery ? 'twoStep.stepRecovery' : withPasskey ? 'webauthn.secondStep' : 'account.codeRequired')}</p>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      <TextField
        key={String(recovery)}
        name="code"
        label={t(recovery ? 'twoStep.recoveryCode' : 'twoStep.code')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
      />
      <SubmitButton wide>{t('pages.submitLogin')}</SubmitButton>
      {withPasskey ? (
        <PasskeySignIn onSignedIn={onSignedIn} onRefused={setRefusal}>
          {t('webauthn.use')}
        </PasskeySignIn>
      ) : null}
      <Button kind="text" onClick={() => setRecovery(!recovery)}>
        {t(recovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
      </Button>
      <Button kind="text" onClick={onBack}>
        {t('twoStep.back')}
      </Button>
    </ContractForm>
  );
}
