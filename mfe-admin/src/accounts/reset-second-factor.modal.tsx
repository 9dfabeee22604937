import { fullName } from '@portal/domain/account/person-name';
import type { AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { useResetSecondFactorMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface ResetSecondFactorModalProps {
  account: Pick<AdminAccount, 'id' | 'first_name' | 'last_name'>;
  onClose: () => void;
}

/** Confirms removing the second factor of a staff member who has lost their phone and recovery codes. */
export function ResetSecondFactorModal({ account, onClose }: ResetSecondFactorModalProps) {
  const t = useTranslate();
  const [reset] = useResetSecondFactorMutation();
  const name = fullName(account);

  const confirm = async (): Promise<void> => {
    const { error } = await reset({ id: account.id });
    if (error) notify.error(detailOr(error, t('accountList.factor.failed')));
    else notify.success(t('accountList.factor.done', { name }));
    onClose();
  };

  return (
    <ConfirmModal
      open
      title={t('accountList.factor.title', { name })}
      action={t('accountList.factor.action')}
      dangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('accountList.factor.about', { name })}</p>
    </ConfirmModal>
  );
}
