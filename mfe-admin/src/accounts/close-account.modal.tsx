import { fullName } from '@portal/domain/account/person-name';
import { accountLimits } from '@portal/domain/account/account.limits';
import { CloseAccount, type AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { useCloseAccountMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';

const { TextAreaField } = fieldsOf<CloseAccount>();

interface CloseAccountModalProps {
  account: Pick<AdminAccount, 'id' | 'first_name' | 'last_name' | 'role'>;
  onClose: () => void;
}

/** Confirms closing an account, with an optional reason. */
export function CloseAccountModal({ account, onClose }: CloseAccountModalProps) {
  const t = useTranslate();
  const [close, { isLoading }] = useCloseAccountMutation();
  const form = useContractForm(CloseAccount, { defaultValues: { reason: '' } });
  const name = fullName(account);

  const send = async (body: CloseAccount): Promise<void> => {
    const { error } = await close({ id: account.id, body });
    if (error) notify.error(detailOr(error, t('adminAccounts.closeFailed')));
    else notify.success(t('accountList.closed', { name }));
    onClose();
  };

  return (
    <FormModal
      title={t('accountList.closeTitle', { name })}
      form={form}
      action={t('accountList.close')}
      dangerous
      busy={isLoading}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <p>{t('accountList.about', { name })}</p>
      {account.role === 'preparer' ? <p>{t('accountList.aboutPreparer')}</p> : null}
      {account.role === 'client' ? <p>{t('accountList.aboutClient')}</p> : null}
      <TextAreaField name="reason" maxLength={accountLimits.closeReason} rows={3} />
    </FormModal>
  );
}
