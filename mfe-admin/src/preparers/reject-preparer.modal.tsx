import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useRejectPreparerMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

export interface RejectPreparerModalProps {
  preparer: AdminPreparer;
  onClose: () => void;
}

/** Asks before a registration is rejected. */
export default function RejectPreparerModal({ preparer, onClose }: RejectPreparerModalProps) {
  const t = useTranslate();
  const [reject] = useRejectPreparerMutation();
  const name = fullName(preparer);

  const turnDown = async (): Promise<void> => {
    const { error } = await reject({ id: preparer.id });
    onClose();
    if (error) notify.error(detailOr(error, t('preparerManagement.pending.rejectFailed')));
    else notify.success(t('preparerManagement.pending.rejected', { name }));
  };

  return (
    <ConfirmModal
      open
      dangerous
      title={t('preparerManagement.pending.rejectTitle')}
      action={t('preparerManagement.pending.rejectAction')}
      onConfirm={turnDown}
      onClose={onClose}
    >
      <p>{t('preparerManagement.pending.rejectAbout', { name })}</p>
    </ConfirmModal>
  );
}
