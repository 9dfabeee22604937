import { Register, registrableRoles } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { accountWords } from '@portal/domain/account/account.words';
import type { FieldError } from '@portal/domain/problem';
import { useRegisterMutation } from '@portal/data-access/account';
import { detailOr, problemOf, signedIn, usePortalDispatch, type Failure } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { notify } from '@portal/ui-kit/core';
import {
  ChoiceField,
  ContractForm,
  PasswordField,
  SubmitButton,
  TextField,
  useContractForm,
} from '@portal/ui-kit/forms';
import { shellWords } from '../shell.words';
import { pageWords } from './pages.words';
import { repeated, without } from './repeated';

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
  toBody: without('confirmPassword'),
  also: repeated('password', 'confirmPassword'),
};
const accountTypes = registrableRoles.map((value) => ({ value, label: accountWords.roles[value] }));

/** A toast is gone after four seconds; what has to be changed is said where it has to be changed. */
function besideFields(problem: Failure | null): FieldError[] {
  if (problem?.code === 'already_exists' && problem.detail) return [{ field: 'email', detail: problem.detail }];
  return problem?.errors ?? [];
}

export function RegisterForm() {
  const [register] = useRegisterMutation();
  const site = useSite();
  const dispatch = usePortalDispatch();
  const form = useContractForm(Register, options);

  const send = async (body: Register): Promise<void> => {
    const answer = await register({ body });
    if (answer.error) {
      form.showErrors(besideFields(problemOf(answer.error)));
      notify.error(detailOr(answer.error, accountWords.registrationFailed));
      return;
    }
    const { access_token, user } = answer.data;
    notify.success(accountWords.registered(site?.name ?? shellWords.product));
    // The guard of this page then leads to / and on to the dashboard.
    if (access_token) dispatch(signedIn({ access_token, user }));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={pageWords.registerTitle}>
      <ChoiceField name="role" choices={accountTypes} />
      <TextField name="first_name" autoComplete="given-name" maxLength={accountLimits.nameMax} />
      <TextField name="last_name" autoComplete="family-name" maxLength={accountLimits.nameMax} />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField
        name="phone"
        label={pageWords.optional(accountWords.fields.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        help={pageWords.passwordHelp(accountLimits.passwordMin)}
      />
      <PasswordField
        name="confirmPassword"
        label={accountWords.fields.confirmPassword}
        required
        autoComplete="new-password"
      />
      <SubmitButton wide>{pageWords.submitRegister}</SubmitButton>
    </ContractForm>
  );
}
