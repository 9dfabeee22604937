import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import type { PreparerPreference } from './use-assign';

interface ChangeDialogProps {
  /** null if there is nothing to confirm. */
  pending: PreparerPreference | null;
  /** Name of the current preparer. */
  now: string;
  onConfirm: (preference: PreparerPreference) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before changing the preparer, because it also changes who can see the return. */
export function ChangeDialog({ pending, now, onConfirm, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open={pending !== null}
      title={t('assignments.confirm.title')}
      action={t('assignments.confirm.action')}
      onConfirm={() => (pending ? onConfirm(pending) : undefined)}
      onClose={onClose}
    >
      {pending ? (
        <p>
          {pending.code === undefined
            ? t('assignments.confirm.withName', { next: pending.name, now })
            : t('assignments.confirm.withCode', { code: pending.code, now })}
        </p>
      ) : null}
      <p>{t('assignments.confirm.about', { now })}</p>
    </ConfirmModal>
  );
}
