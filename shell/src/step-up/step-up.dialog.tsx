import { useCallback, useState } from 'react';
import { StepUp } from '@portal/domain/second-factor/second-factor.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf, useUser } from '@portal/data-access/core';
import { useStepUpMutation } from '@portal/data-access/second-factor';
import { Button, notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { Modal } from '@portal/ui-kit/feedback';

const { PasswordField, TextField } = fieldsOf<StepUp>();

const empty = { password: '', code: '' };

export interface StepUpDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Takes the password, or for staff a code of their authenticator app. */
export default function StepUpDialog({ onConfirmed, onClose }: StepUpDialogProps) {
  const t = useTranslate();
  const isStaff = useUser().role !== 'client';
  const [confirm] = useStepUpMutation();
  const [by, setBy] = useState<'password' | 'code'>('password');

  const toBody = useCallback((values: FieldValues) => ({ [by]: values[by] as unknown }), [by]);
  const also = useCallback(
    (values: FieldValues) => (values[by] ? [] : [{ field: by, detail: t(`stepUp.missing.${by}`) }]),
    [by, t],
  );
  const form = useContractForm(StepUp, { defaultValues: empty, toBody, also });

  const send = async (body: StepUp): Promise<void> => {
    const { error } = await confirm({ body });
    if (!error) {
      onConfirmed();
      return;
    }
    const errors = problemOf(error)?.errors ?? [];
    if (errors.length > 0) form.showErrors(errors);
    else notify.error(detailOr(error, t('stepUp.failed')));
  };

  return (
    <Modal open title={t('stepUp.title')} onClose={onClose}>
      <p>{t('stepUp.why')}</p>
      <ContractForm form={form} onSubmit={form.submit(send)} label={t('stepUp.title')}>
        {by === 'password' ? (
          <PasswordField name="password" required autoComplete="current-password" />
        ) : (
          <TextField
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            help={t('stepUp.codeHelp')}
          />
        )}
        <SubmitButton wide>{t('stepUp.submit')}</SubmitButton>
      </ContractForm>
      {isStaff ? (
        <Button kind="text" onClick={() => setBy(by === 'password' ? 'code' : 'password')}>
          {t(by === 'password' ? 'stepUp.useCode' : 'stepUp.usePassword')}
        </Button>
      ) : null}
    </Modal>
  );
}
