import { fullName } from '@portal/domain/account/person-name';
import type { AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { useReopenAccountMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface ReopenAccountModalProps {
  account: AdminAccount;
  onClose: () => void;
}

export function ReopenAccountModal({ account, onClose }: ReopenAccountModalProps) {
  const t = useTranslate();
  const [reopen] = useReopenAccountMutation();
  const name = fullName(account);

  const confirm = async (): Promise<void> => {
    const { error } = await reopen({ id: account.id });
    if (error) notify.error(detailOr(error, t('adminAccounts.reopenFailed')));
    else notify.success(t('accountList.reopened', { name }));
    onClose();
  };

  return (
    <ConfirmModal
      open
      title={t('accountList.reopenTitle', { name })}
      action={t('accountList.reopen')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('accountList.reopenAbout', { name })}</p>
    </ConfirmModal>
  );
}
