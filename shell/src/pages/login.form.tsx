import { useCallback, useEffect, useState } from 'react';
import { Login, type User } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import type { Role } from '@portal/domain/contract/access-policy';
import { currentTranslate, useTranslate, activateLocale, storeLocale } from '@portal/i18n';
import { useLoginMutation } from '@portal/data-access/account';
import { detailOr, problemOf, signedIn, usePortalDispatch, report } from '@portal/data-access/core';
import { Alert, WindowWaiting, lazyPart, notify } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { isLocale } from '@portal/domain/i18n/locales';
import type { Session } from '@portal/domain/account/session.dto';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import type { SecondStepProps } from '../second-factor/second-step.form';

/** Switches to the language stored in the account. Signing in succeeds even if its messages fail to load. */
async function showLocaleOf({ locale }: Pick<User, 'locale'>): Promise<void> {
  // The account has no language: keep this browser's.
  if (!isLocale(locale)) return;
  try {
    await activateLocale(locale);
    storeLocale(locale);
  } catch (error) {
    report('language', error);
  }
}

const SecondStepForm = lazyPart<SecondStepProps>(
  () => import('../second-factor/second-step.form'),
  ({ failed, onRetry, onBack }) => <WindowWaiting failed={failed} onRetry={onRetry} onClose={onBack} />,
);

const { PasswordField, TextField } = fieldsOf<Login>();

const empty = { email: '', password: '', pin: '' };
type Typed = typeof empty;

/** Show the error in the form instead of a toast, so that it stays until the next try. */
interface Refusal {
  sentence: string;
  /** Additional hint, or null. The response does not reveal which value is wrong, but clients have no PIN. */
  hint: string | null;
}

interface LoginFormProps {
  role: Role;
  /** Called with the typed email, which the forgot-password page prefills. */
  onEmail: (email: string) => void;
}

/**
 * Sign-in form. The tab only determines whether a PIN is required; the role comes from the account (decisions, section
 * 3).
 */
export function LoginForm({ role, onEmail }: LoginFormProps) {
  const t = useTranslate();
  const [login] = useLoginMutation();
  const dispatch = usePortalDispatch();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [firstStep, setFirstStep] = useState<Login | null>(null);
  const staff = role === 'client' ? null : role;

  const toBody = useCallback(
    (values: FieldValues) => {
      const { email, password, pin } = values as Typed;
      return { email, password, ...(staff ? { pin } : {}) };
    },
    [staff],
  );
  const also = useCallback(
    ({ pin }: FieldValues) => (staff && !pin ? [{ field: 'pin', detail: t(`account.pinRequired.${staff}`) }] : []),
    [staff, t],
  );
  const form = useContractForm(Login, { defaultValues: empty, toBody, also });

  const email = form.methods.watch('email') as string;
  useEffect(() => onEmail(email), [email, onEmail]);

  const begin = async (session: Session): Promise<void> => {
    await showLocaleOf(session.user);
    dispatch(signedIn(session));
    notify.success(currentTranslate()('account.loginSucceeded'));
  };

  const showRefusal = (sentence: string | null): void =>
    setRefusal(sentence === null ? null : { sentence, hint: null });

  const send = async (body: Login): Promise<void> => {
    setRefusal(null);
    const result = await login({ body });
    if (problemOf(result.error)?.code === 'second_factor_required') {
      setFirstStep(body);
      return;
    }
    if (result.error) {
      const sentence = detailOr(result.error, t('account.loginFailed'));
      const wrongSecret = problemOf(result.error)?.code === 'bad_credentials';
      setRefusal({ sentence, hint: wrongSecret && !staff ? t('pages.clientsHaveNoPin') : null });
      return;
    }
    await begin(result.data);
  };

  if (firstStep) return <SecondStepForm login={firstStep} onSignedIn={begin} onBack={() => setFirstStep(null)} />;

  return (
    <>
      <ContractForm form={form} onSubmit={form.submit(send)} label={t('pages.loginTitle')}>
        {refusal ? (
          <Alert tone="error" live title={refusal.sentence}>
            {refusal.hint}
          </Alert>
        ) : null}
        <TextField name="email" type="email" inputMode="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        {staff ? <PinField /> : null}
        <SubmitButton wide>{t('pages.submitLogin')}</SubmitButton>
      </ContractForm>
      <PasskeySignIn onSignedIn={begin} onRefused={showRefusal}>
        {t('webauthn.signIn')}
      </PasskeySignIn>
    </>
  );
}

const PinField = () => {
  const t = useTranslate();
  return (
    <TextField
      name="pin"
      required
      help={t('pages.pinHelp')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={accountLimits.pinLength}
    />
  );
};
