import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';

/** Lazy-loaded in its own chunk, because few users ever see it. */
export default function IdleWarningDialog({ onStay }: { onStay: () => void }) {
  const t = useTranslate();
  return (
    <Modal
      open
      title={t('shell.notices.idleTitle')}
      onClose={onStay}
      footer={
        <Button kind="primary" onClick={onStay}>
          {t('account.stay')}
        </Button>
      }
    >
      <p>{t('account.idleWarning')}</p>
      <p>{t('shell.notices.idleKept')}</p>
    </Modal>
  );
}
