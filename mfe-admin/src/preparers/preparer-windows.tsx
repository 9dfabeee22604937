import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { useTranslate } from '@portal/i18n';
import { useResetPinMutation, useSendResetLinkMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import { CloseAccountModal } from '../accounts/close-account.modal';
import { AccessModal, type NewAccess } from './access.modal';
import { AddPreparerModal } from './add-preparer.modal';
import { DeletePreparerModal } from './delete-preparer.modal';
import { EditPreparerModal } from './edit-preparer.modal';
import type { PreparerAction } from './preparer.card';

/** The current action and its preparer. */
export type Doing = { action: 'add' } | { action: Exclude<PreparerAction, 'link'>; preparer: AdminPreparer };

interface PreparerWindowsProps {
  doing: Doing | undefined;
  onDone: () => void;
}

/** The tab's modals, one at a time; a new PIN is shown after the modal that created it has closed. */
export function PreparerWindows({ doing, onDone }: PreparerWindowsProps) {
  const [access, setAccess] = useState<NewAccess>();
  const show = (fresh: NewAccess): void => {
    setAccess(fresh);
    onDone();
  };
  if (access) return <AccessModal access={access} onNoted={() => setAccess(undefined)} />;
  switch (doing?.action) {
    case 'add':
      return <AddPreparerModal onAdded={show} onClose={onDone} />;
    case 'edit':
      return <EditPreparerModal key={doing.preparer.id} preparer={doing.preparer} onClose={onDone} />;
    case 'pin':
      return <ResetPinModal preparer={doing.preparer} onReset={show} onClose={onDone} />;
    case 'close':
      return <CloseAccountModal account={{ ...doing.preparer, role: 'preparer' }} onClose={onDone} />;
    case 'remove':
      return <DeletePreparerModal preparer={doing.preparer} onClose={onDone} />;
    default:
      return null;
  }
}

interface ResetPinModalProps {
  preparer: AdminPreparer;
  onReset: (access: NewAccess) => void;
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

/**
 * Returns a function that emails a reset link. The office never sees a password; it can only help someone choose a new
 * one.
 */
export function useSendLink(): (preparer: AdminPreparer) => Promise<void> {
  const t = useTranslate();
  const [send] = useSendResetLinkMutation();
  return async ({ id, email }) => {
    const { error } = await send({ id });
    if (error) notify.error(detailOr(error, t('preparerManagement.link.failed')));
    else notify.success(t('preparerManagement.link.sent', { email }));
  };
}
