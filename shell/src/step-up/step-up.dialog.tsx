import { useCallback } from 'react';
import { accountLimits } from '@portal/domain/account/account.limits';
import { effectiveRole } from '@portal/domain/contract/access-policy';
import { StepUp } from '@portal/domain/second-factor/second-factor.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf, useUser } from '@portal/data-access/core';
import { useSecondFactorQuery, useStepUpMutation } from '@portal/data-access/second-factor';
import { supportsPasskeys } from '../passkeys/passkey-ceremony';
import { PasskeyStepUp } from '../passkeys/passkey-step-up';
import { useOwnPasskeys } from '../passkeys/own-passkeys';
import { Button, ErrorState, SkeletonForm, Stack, notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { Modal } from '@portal/ui-kit/feedback';

const { PasswordField, TextField } = fieldsOf<StepUp>();

const empty = { password: '', code: '' };
const minutes = { minutes: accountLimits.stepUp / 60_000 };

export interface StepUpDialogProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Takes a code from people with a second factor, the password from all others, and a passkey from those who have one. */
export default function StepUpDialog({ onConfirmed, onClose }: StepUpDialogProps) {
  const t = useTranslate();
  const isStaff = effectiveRole(useUser().role) !== 'client';
  const canUsePasskeys = supportsPasskeys();
  const factor = useSecondFactorQuery(undefined, { skip: !isStaff, refetchOnMountOrArgChange: true });
  const passkeys = useOwnPasskeys({ skip: !canUsePasskeys, refetchOnMountOrArgChange: true });
  const isLoading = (isStaff && !factor.data) || (canUsePasskeys && passkeys.isLoading);
  const content = () => (
    <Stack>
      <StepUpForm by={factor.data?.enabled ? 'code' : 'password'} onConfirmed={onConfirmed} />
      {passkeys.data?.total ? <PasskeyStepUp onConfirmed={onConfirmed} /> : null}
      <Button wide onClick={onClose}>
        {t('feedback.cancel')}
      </Button>
    </Stack>
  );
  const failure = <ErrorState title={t('stepUp.failed')} onRetry={() => void factor.refetch()} />;
  return (
    <Modal open title={t('stepUp.title')} onClose={onClose}>
      {factor.isError ? failure : isLoading ? <SkeletonForm /> : content()}
    </Modal>
  );
}

interface StepUpFormProps {
  by: 'password' | 'code';
  onConfirmed: () => void;
}

function StepUpForm({ by, onConfirmed }: StepUpFormProps) {
  const t = useTranslate();
  const [confirm] = useStepUpMutation();

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
    <>
      <p>{t(`stepUp.why.${by}`, minutes)}</p>
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
    </>
  );
}
