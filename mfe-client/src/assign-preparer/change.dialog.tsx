import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import type { Wish } from './use-assign';

interface ChangeDialogProps {
  /** null when there is nothing to confirm. */
  asked: Wish | null;
  /** Name of the current preparer. */
  now: string;
  onConfirm: (wish: Wish) => Promise<void>;
  onClose: () => void;
}

/** Confirms a change of preparer, because it also changes who sees the return. */
export function ChangeDialog({ asked, now, onConfirm, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open={asked !== null}
      title={t('assignments.confirm.title')}
      action={t('assignments.confirm.action')}
      onConfirm={() => (asked ? onConfirm(asked) : undefined)}
      onClose={onClose}
    >
      {asked ? (
        <p>
          {asked.code === undefined
            ? t('assignments.confirm.withName', { next: asked.name, now })
            : t('assignments.confirm.withCode', { code: asked.code, now })}
        </p>
      ) : null}
      <p>{t('assignments.confirm.about', { now })}</p>
    </ConfirmModal>
  );
}
