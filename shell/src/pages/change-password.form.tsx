import { useState } from 'react';
import { ChangePassword } from '@portal/domain/account/account.dto';
import { useTranslate } from '@portal/i18n';
import { useChangePasswordMutation } from '@portal/data-access/account';
import {
  detailOr,
  forgetHandedPassword,
  handedOverPassword,
  problemOf,
  signedIn,
  usePortalDispatch,
  useSession,
} from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { confirmPassword, withoutConfirmation } from './password-confirmation';
import { usePasswordHelp } from './use-password-help';

const { PasswordField } = fieldsOf<ChangePassword, 'again'>();

const options = {
  toBody: withoutConfirmation('again'),
  also: confirmPassword('new_password', 'again'),
};

export function ChangePasswordForm({ onChanged }: { onChanged?: () => void }) {
  const t = useTranslate();
  const [change] = useChangePasswordMutation();
  const dispatch = usePortalDispatch();
  const { user } = useSession();
  const passwordHelp = usePasswordHelp(user?.role);
  const [temporaryPassword] = useState(() => handedOverPassword(user?.id));
  const [defaultValues] = useState({ current_password: temporaryPassword, new_password: '', again: '' });
  const form = useContractForm(ChangePassword, { ...options, defaultValues });

  const send = async (body: ChangePassword): Promise<void> => {
    const result = await change({ body });
    if (result.error) {
      const errors = problemOf(result.error)?.errors ?? [];
      if (errors.length > 0) form.showErrors(errors);
      else notify.error(detailOr(result.error, t('pages.changeFailed')));
      return;
    }
    forgetHandedPassword();
    notify.success(t('account.passwordChanged'));
    dispatch(signedIn(result.data));
    onChanged?.();
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('pages.changeTitle')}>
      <PasswordField
        name="current_password"
        autoComplete="current-password"
        {...(temporaryPassword ? { help: t('pages.currentFilledIn') } : {})}
      />
      <PasswordField name="new_password" autoComplete="new-password" help={passwordHelp} />
      <PasswordField name="again" label={t('pages.repeatNew')} required autoComplete="new-password" />
      <SubmitButton wide>{t('pages.submitChange')}</SubmitButton>
    </ContractForm>
  );
}
