import './entry.css';
import { ChangePassword } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { accountWords } from '@portal/domain/account/account.words';
import { useChangePasswordMutation } from '@portal/data-access/account';
import { detailOr, problemOf, signedIn, usePortalDispatch } from '@portal/data-access/core';
import { Card, PageFrame, notify } from '@portal/ui-kit/core';
import { ContractForm, PasswordField, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { pageWords } from './pages.words';
import { repeated, without } from './repeated';

const options = {
  defaultValues: { current_password: '', new_password: '', again: '' },
  toBody: without('again'),
  also: repeated('new_password', 'again'),
};

/** In place of every page while the account has a password that somebody else knows. */
export default function ChangePasswordPage() {
  const [change] = useChangePasswordMutation();
  const dispatch = usePortalDispatch();
  const form = useContractForm(ChangePassword, options);

  const send = async (body: ChangePassword): Promise<void> => {
    const answer = await change({ body });
    if (answer.error) {
      form.showErrors(problemOf(answer.error)?.errors ?? []);
      notify.error(detailOr(answer.error, pageWords.changeFailed));
      return;
    }
    notify.success(accountWords.passwordChanged);
    dispatch(signedIn(answer.data));
  };

  return (
    <div className="shell-entry">
      <PageFrame title={pageWords.changeTitle} lead={accountWords.mustChangePassword} width="form">
        <Card>
          <ContractForm form={form} onSubmit={form.submit(send)} label={pageWords.changeTitle}>
            <PasswordField name="current_password" autoComplete="current-password" />
            <PasswordField
              name="new_password"
              autoComplete="new-password"
              help={pageWords.passwordHelp(accountLimits.passwordMin)}
            />
            <PasswordField name="again" label={pageWords.repeatNew} required autoComplete="new-password" />
            <SubmitButton wide>{pageWords.submitChange}</SubmitButton>
          </ContractForm>
        </Card>
      </PageFrame>
    </div>
  );
}
