import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface ConfirmSignOutDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation when signing out may lose unsaved input. */
export default function ConfirmSignOutDialog({ onConfirm, onClose }: ConfirmSignOutDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open
      title={t('shell.unsaved.title')}
      action={t('shell.unsaved.signOut')}
      dangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('shell.unsaved.about')}</p>
    </ConfirmModal>
  );
}
