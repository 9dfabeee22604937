import { useMemo, useState } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { ForgotPassword } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { useTranslate } from '@portal/i18n';
import { useForgotPasswordMutation } from '@portal/data-access/account';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { Alert, MutedText } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { AuthPageLayout } from './auth-page.layout';

const { TextField } = fieldsOf<ForgotPassword>();

/** Returns the email typed on the login page. Passed in router state, because URLs are logged and shared. */
const typedBefore = (state: unknown): string => {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
};

/** Requests a reset link by email. Neither the confirmation nor the response reveals whether the account exists. */
export default function ForgotPasswordPage() {
  const t = useTranslate();
  const site = useSite();
  return (
    <AuthPageLayout
      title={t('pages.forgotTitle')}
      lead={t('pages.forgotLead')}
      links={
        <>
          <Link to="/login">{t('pages.backToLogin')}</Link>
          {site?.demo ? (
            <MutedText>
              <a href="/api/mails">{t('shell.notices.demoMails')}</a>
            </MutedText>
          ) : null}
        </>
      }
    >
      <ForgotPasswordForm />
    </AuthPageLayout>
  );
}

function ForgotPasswordForm() {
  const t = useTranslate();
  const [ask] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState('');
  const [refusal, setRefusal] = useState('');
  const { state } = useLocation() as Location<unknown>;
  const options = useMemo(() => ({ defaultValues: { email: typedBefore(state) } }), [state]);
  const form = useContractForm(ForgotPassword, options);

  const send = async (body: ForgotPassword): Promise<void> => {
    setRefusal('');
    setSentTo('');
    const { error } = await ask({ body });
    if (!error) {
      setSentTo(body.email);
      return;
    }
    const errors = problemOf(error)?.errors ?? [];
    if (errors.length > 0) form.showErrors(errors);
    else setRefusal(detailOr(error, t('shell.notices.forgotFailed')));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('pages.forgotTitle')}>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      {sentTo ? (
        <Alert tone="success" live title={t('pages.forgotSent', { email: sentTo })}>
          {t('pages.forgotSentDetail', { minutes: accountLimits.resetLink / 60_000 })}
        </Alert>
      ) : null}
      <TextField name="email" type="email" inputMode="email" autoComplete="username" />
      <SubmitButton wide>{t('pages.submitForgot')}</SubmitButton>
    </ContractForm>
  );
}
