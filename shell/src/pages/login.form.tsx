import { useCallback, useState } from 'react';
import { Login } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { accountWords } from '@portal/domain/account/account.words';
import type { Role } from '@portal/domain/contract/who';
import { useLoginMutation } from '@portal/data-access/account';
import { detailOr, signedIn, usePortalDispatch } from '@portal/data-access/core';
import { Notice, notify } from '@portal/ui-kit/core';
import {
  ContractForm,
  PasswordField,
  SubmitButton,
  TextField,
  useContractForm,
  type FieldValues,
} from '@portal/ui-kit/forms';
import { pageWords } from './pages.words';

const empty = { email: '', password: '', pin: '' };
type Typed = typeof empty;

/** The tab only decides whether the PIN is asked for; the role comes from the account (decisions, section 3). */
export function LoginForm({ role }: { role: Role }) {
  const [login] = useLoginMutation();
  const dispatch = usePortalDispatch();
  const [refusal, setRefusal] = useState('');
  const staff = role === 'client' ? null : role;

  const toBody = useCallback(
    (values: FieldValues) => {
      const { email, password, pin } = values as Typed;
      return { email, password, ...(staff ? { pin } : {}) };
    },
    [staff],
  );
  const also = useCallback(
    ({ pin }: FieldValues) => (staff && !pin ? [{ field: 'pin', detail: accountWords.pinRequired[staff] }] : []),
    [staff],
  );
  const form = useContractForm(Login, { defaultValues: empty, toBody, also });

  const send = async (body: Login): Promise<void> => {
    setRefusal('');
    const answer = await login({ body });
    if (answer.error) {
      const why = detailOr(answer.error, accountWords.loginFailed);
      notify.error(why);
      // A toast is gone after four seconds; who looks away must still see why nothing happened.
      setRefusal(why);
      return;
    }
    dispatch(signedIn(answer.data));
    notify.success(accountWords.loginSucceeded);
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={pageWords.loginTitle}>
      {refusal ? <Notice tone="wrong">{refusal}</Notice> : null}
      <TextField name="email" type="email" inputMode="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      {staff ? <PinField /> : null}
      <SubmitButton wide>{pageWords.submitLogin}</SubmitButton>
    </ContractForm>
  );
}

const PinField = () => (
  <TextField
    name="pin"
    required
    help={pageWords.pinHelp}
    inputMode="numeric"
    autoComplete="off"
    maxLength={accountLimits.pinLength}
  />
);
