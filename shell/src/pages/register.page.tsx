import { useState } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Register, registrableRoles } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import type { Registration } from '@portal/domain/account/session.dto';
import type { FieldError } from '@portal/domain/problem';
import { useTranslate } from '@portal/i18n';
import { useLoginMutation, useRegisterMutation } from '@portal/data-access/account';
import { detailOr, problemOf, signedIn, usePortalDispatch, type Failure } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { Alert, notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { AuthPageLayout } from './auth-page.layout';
import { preparerCodeIn } from './from-preparer';
import { lazyPage } from './lazy-page';
import { confirmPassword, withoutConfirmation } from './password-confirmation';
import { usePasswordHelp } from './use-password-help';

const NewPin = lazyPage(() => import('./new-pin'));

const { ChoiceField, PasswordField, TextField } = fieldsOf<Register, 'confirmPassword'>();

const empty = {
  role: 'client',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};
const options = {
  defaultValues: empty,
  toBody: withoutConfirmation('confirmPassword'),
  also: confirmPassword('password', 'confirmPassword'),
};

/** Returns the errors to show beside their fields. */
function fieldErrorsOf(problem: Failure | null): FieldError[] {
  if (problem?.code === 'already_exists' && problem.detail) return [{ field: 'email', detail: problem.detail }];
  return problem?.errors ?? [];
}

export default function RegisterPage() {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const site = useSite();
  const { search, state } = useLocation() as Location<unknown>;
  const [created, setCreated] = useState<Registration>();

  // The route guard then redirects to / and on to the dashboard.
  const signIn = ({ access_token, user }: Registration): void => {
    if (access_token) dispatch(signedIn({ access_token, user }));
    notify.success(t('account.registered', { business: site?.name ?? t('shell.product') }));
  };
  const onCreated = (registration: Registration): void =>
    registration.pin ? setCreated(registration) : signIn(registration);

  if (created?.pin)
    return (
      <AuthPageLayout title={t('pages.pinTitle')} lead={t('pages.pinLead')}>
        <NewPin pin={created.pin} onNoted={() => signIn(created)} />
      </AuthPageLayout>
    );
  return (
    <AuthPageLayout
      title={t('pages.registerTitle')}
      lead={t('pages.registerLead')}
      links={
        <p>
          {t('pages.haveAccount')}{' '}
          <Link to={{ pathname: '/login', search }} state={state}>
            {t('pages.toLogin')}
          </Link>
        </p>
      }
    >
      <RegisterForm preparerCode={preparerCodeIn(search)} onCreated={onCreated} />
    </AuthPageLayout>
  );
}

interface RegisterFormProps {
  preparerCode: string | null;
  onCreated: (registration: Registration) => void;
}

function RegisterForm({ preparerCode, onCreated }: RegisterFormProps) {
  const t = useTranslate();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  const site = useSite();
  const [refusal, setRefusal] = useState('');
  const form = useContractForm(Register, options);
  const passwordHelp = usePasswordHelp(form.methods.watch('role'));

  /** An earlier attempt has created the account, but its response, with the PIN of staff, was lost. */
  const enterCreated = async ({ role, email, password }: Register): Promise<void> => {
    const { data } = role === 'client' ? await login({ body: { email, password } }) : {};
    if (data) onCreated(data);
    else setRefusal(t(role === 'client' ? 'pages.createdBefore' : 'pages.createdWithoutPin'));
  };

  const send = async (body: Register): Promise<void> => {
    setRefusal('');
    const result = await register({ body: preparerCode ? { ...body, preparer_code: preparerCode } : body });
    if (problemOf(result.error)?.code === 'already_done') return enterCreated(body);
    if (result.error) {
      const errors = fieldErrorsOf(problemOf(result.error));
      form.showErrors(errors);
      // Errors beside a field are not repeated here.
      setRefusal(errors.length > 0 ? '' : detailOr(result.error, t('account.registrationFailed')));
      return;
    }
    onCreated(result.data);
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('pages.registerTitle')}>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      {site?.preparer_signup === 'closed' ? null : (
        <ChoiceField
          name="role"
          choices={registrableRoles.map((value) => ({ value, label: t(`account.roles.${value}`) }))}
        />
      )}
      <TextField name="first_name" autoComplete="given-name" maxLength={accountLimits.nameMax} />
      <TextField name="last_name" autoComplete="family-name" maxLength={accountLimits.nameMax} />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField
        name="phone"
        label={t('pages.optional', { label: t('account.fields.phone') })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField name="password" autoComplete="new-password" help={passwordHelp} />
      <PasswordField
        name="confirmPassword"
        label={t('account.fields.confirmPassword')}
        required
        autoComplete="new-password"
      />
      <SubmitButton wide>{t('pages.submitRegister')}</SubmitButton>
    </ContractForm>
  );
}
