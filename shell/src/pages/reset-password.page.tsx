import { useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ResetPassword } from '@portal/domain/account/account.dto';
import { useTranslate } from '@portal/i18n';
import { useResetPasswordMutation } from '@portal/data-access/account';
import { detailOr, problemOf, signedOut, usePortalDispatch } from '@portal/data-access/core';
import { Alert, notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { AuthPageLayout } from './auth-page.layout';
import { confirmPassword } from './password-confirmation';
import { usePasswordHelp } from './use-password-help';

const { PasswordField } = fieldsOf<ResetPassword, 'again'>();

const defaultValues = { password: '', again: '' };
const also = confirmPassword('password', 'again');

/**
 * Target of the reset link, for signed-in users too. The token is in the URL fragment (`#`), which browsers never send.
 * It is kept there until used, so that it survives a reload.
 */
export default function ResetPasswordPage() {
  const t = useTranslate();
  const token = useLocation().hash.slice(1);
  const [isOver, setIsOver] = useState(token === '');
  return (
    <AuthPageLayout
      title={t('pages.changeTitle')}
      lead={t('pages.resetLead')}
      links={<Link to="/login">{t('pages.backToLogin')}</Link>}
    >
      {isOver ? (
        <Alert tone="error" live title={t('account.linkIsOver')}>
          <Link to="/forgot-password">{t('pages.askForLink')}</Link>
        </Alert>
      ) : (
        <ResetPasswordForm token={token} onOver={() => setIsOver(true)} />
      )}
    </AuthPageLayout>
  );
}

function ResetPasswordForm({ token, onOver }: { token: string; onOver: () => void }) {
  const t = useTranslate();
  const [reset] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState('');
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const passwordHelp = usePasswordHelp();
  const toBody = useMemo(
    () =>
      ({ password }: FieldValues) => ({ token, password: password === '' ? null : (password as unknown) }),
    [token],
  );
  const form = useContractForm(ResetPassword, { defaultValues, toBody, also });

  const send = async (body: ResetPassword): Promise<void> => {
    setRefusal('');
    const { error } = await reset({ body });
    if (!error) {
      // The server has ended every session of the account, which may include this browser's.
      dispatch(signedOut('logout'));
      notify.success(t('account.passwordChanged'));
      void navigate('/login', { replace: true });
      return;
    }
    const errors = problemOf(error)?.errors ?? [];
    if (errors.some(({ field }) => field === 'token')) onOver();
    else if (errors.length > 0) form.showErrors(errors);
    else setRefusal(detailOr(error, t('pages.changeFailed')));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('pages.changeTitle')}>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      <PasswordField
        name="password"
        label={t('account.fields.new_password')}
        autoComplete="new-password"
        help={passwordHelp}
      />
      <PasswordField name="again" label={t('pages.repeatNew')} required autoComplete="new-password" />
      <SubmitButton wide>{t('pages.submitChange')}</SubmitButton>
    </ContractForm>
  );
}
