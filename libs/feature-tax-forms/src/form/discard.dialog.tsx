import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';

export interface DiscardDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before reverting a form to its submitted version. */
export default function DiscardDialog(props: DiscardDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open
      title={t('intake.afterSubmit.discardQuestion')}
      action={t('intake.afterSubmit.discard')}
      {...props}
    >
      {t('intake.afterSubmit.discardExplain')}
    </ConfirmModal>
  );
}
