import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import type { PreparerPreference } from './use-assign';

export interface ChangeDialogProps {
  pending: PreparerPreference;
  /** Name of the current preparer. */
  now: string;
  onConfirm: (preference: PreparerPreference) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before changing the preparer, because it also changes who can see the return. */
export default function ChangeDialog({ pending, now, onConfirm, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open
      title={t('assignments.confirm.title')}
      action={t('assignments.confirm.action')}
      onConfirm={() => onConfirm(pending)}
      onClose={onClose}
    >
      <p>
        {pending.code === undefined
          ? t('assignments.confirm.withName', { next: pending.name, now })
          : t('assignments.confirm.withCode', { code: pending.code, now })}
      </p>
      <p>{t('assignments.confirm.about', { now })}</p>
    </ConfirmModal>
  );
}
