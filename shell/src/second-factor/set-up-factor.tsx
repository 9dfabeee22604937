import { useState } from 'react';
import { QRCodeSVG } from '@rc-component/qrcode';
import { SecondFactorCode, type AuthenticatorSetup } from '@portal/domain/second-factor/second-factor.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useConfirmSecondFactorMutation, useSetUpSecondFactorMutation } from '@portal/data-access/second-factor';
import { Button, notify } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';

const { TextField } = fieldsOf<SecondFactorCode>();
const defaultValues = { code: '' };

interface SetUpFactorProps {
  onCodes: (recovery_codes: readonly string[]) => void;
}

/** Connects an authenticator app: first its secret, then its first code. */
export function SetUpFactor({ onCodes }: SetUpFactorProps) {
  const t = useTranslate();
  const [setUp] = useSetUpSecondFactorMutation();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);

  const start = async (): Promise<void> => {
    const { data, error } = await setUp();
    if (data) setSetup(data);
    else if (problemOf(error)?.code !== 'step_up_required') notify.error(detailOr(error, t('twoStep.setUpFailed')));
  };

  if (setup) return <ConnectApp setup={setup} onCodes={onCodes} />;
  return (
    <>
      <p>{t('twoStep.need')}</p>
      <Button kind="primary" wide onClick={start}>
        {t('twoStep.start')}
      </Button>
    </>
  );
}

function ConnectApp({ setup, onCodes }: SetUpFactorProps & { setup: AuthenticatorSetup }) {
  const t = useTranslate();
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useContractForm(SecondFactorCode, { defaultValues });

  const send = async (body: SecondFactorCode): Promise<void> => {
    const { data, error } = await confirm({ body });
    if (data) {
      onCodes(data.recovery_codes);
      return;
    }
    const problem = problemOf(error);
    if (problem && problem.errors.length > 0) form.showErrors(problem.errors);
    else if (problem?.code !== 'step_up_required') notify.error(detailOr(error, t('twoStep.setUpFailed')));
  };

  return (
    <div className="shell-factor">
      <p>{t('twoStep.scan')}</p>
      {/* Black on white in both themes: many apps do not read inverted codes. */}
      <QRCodeSVG
        className="shell-factor__qr"
        value={setup.uri}
        size={192}
        marginSize={4}
        bgColor="#ffffff"
        fgColor="#000000"
        title={t('twoStep.qrLabel')}
      />
      <p>{t('twoStep.type')}</p>
      <p className="shell-factor__secret">{grouped(setup.secret)}</p>
      <CopyButton text={setup.secret}>{t('twoStep.copyKey')}</CopyButton>
      <ContractForm form={form} onSubmit={form.submit(send)} label={t('twoStep.title')}>
        <TextField
          name="code"
          label={t('twoStep.code')}
          help={t('twoStep.firstCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitButton wide>{t('twoStep.finish')}</SubmitButton>
      </ContractForm>
    </div>
  );
}

/** Groups of four are easier to type. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
