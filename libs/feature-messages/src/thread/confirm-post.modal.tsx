import { useTranslate } from '@portal/i18n';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import type { Audience } from './audience';

export interface ConfirmPostProps {
  /** Name of the group. */
  name: string;
  audience: Audience;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the first post to a group, because posts cannot be undone. */
export default function ConfirmPost({ name, audience, onConfirm, onClose }: ConfirmPostProps) {
  const t = useTranslate();
  return (
    <ConfirmModal
      open
      title={t('conversations.confirm.title', { name })}
      action={audience.action}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{audience.sentence}</p>
      <p>{t('conversations.confirm.about')}</p>
    </ConfirmModal>
  );
}
