import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useResetPinMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import { CloseAccountModal } from '../accounts/close-account.modal';
import { ResetSecondFactorModal } from '../accounts/reset-second-factor.modal';
import { OneTimeSecretModal, type OneTimeSecret } from './one-time-secret.modal';
import { AddPreparerModal } from './add-preparer.modal';
import { DeletePreparerModal } from './delete-preparer.modal';
import { EditPreparerModal } from './edit-preparer.modal';
import type { PreparerAction } from './preparer-parts';

/** Open modal of the tab; `access` shows the PIN created by the previous modal. */
export type OpenModal =
  | { action: 'add' }
  | { action: Exclude<PreparerAction, 'link'>; preparer: AdminPreparer }
  | { action: 'access'; access: OneTimeSecret };

export interface PreparerWindowsProps {
  doing: OpenModal;
  onChange: (next: OpenModal) => void;
  onClose: () => void;
}

/**
 * The modals of this tab, one at a time. In one chunk, so that no further loading can fail before a new PIN is shown.
 */
export default function PreparerModals({ doing, onChange, onClose }: PreparerWindowsProps) {
  const show = (access: OneTimeSecret): void => onChange({ action: 'access', access });
  switch (doing.action) {
    case 'add':
      return <AddPreparerModal onAdded={show} onClose={onClose} />;
    case 'access':
      return <OneTimeSecretModal access={doing.access} onNoted={onClose} />;
    case 'edit':
      return <EditPreparerModal key={doing.preparer.id} preparer={doing.preparer} onClose={onClose} />;
    case 'pin':
      return <ResetPinModal preparer={doing.preparer} onReset={show} onClose={onClose} />;
    case 'factor':
      return <ResetSecondFactorModal account={doing.preparer} onClose={onClose} />;
    case 'close':
      return <CloseAccountModal account={{ ...doing.preparer, role: 'preparer' }} onClose={onClose} />;
    case 'remove':
      return <DeletePreparerModal preparer={doing.preparer} onClose={onClose} />;
  }
}

interface ResetPinModalProps {
  preparer: AdminPreparer;
  onReset: (access: OneTimeSecret) => void;
  onClose: () => void;
}

function ResetPinModal({ preparer, onReset, onClose }: ResetPinModalProps) {
  const t = useTranslate();
  const [reset] = useResetPinMutation();
  const name = fullName(preparer);
  const confirm = async (): Promise<void> => {
    const { data, error } = await reset({ id: preparer.id });
    if (data) onReset({ name, email: preparer.email, pin: data.pin });
    else notify.error(detailOr(error, t('preparerManagement.pin.failed')));
  };
  return (
    <ConfirmModal
      open
      title={t('preparerManagement.pin.title', { name })}
      action={t('preparerManagement.pin.action')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('preparerManagement.pin.about', { name })}</p>
    </ConfirmModal>
  );
}
