import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import type { Wish } from './use-assign';

interface ChangeDialogProps {
  /** null: nothing is asked. */
  asked: Wish | null;
  /** Name of the preparer until now. */
  now: string;
  onConfirm: (wish: Wish) => Promise<void>;
  onClose: () => void;
}

/** Who prepares the return changes, and with it who sees it: asked before it is done. */
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
