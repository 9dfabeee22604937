import { useEffect } from 'react';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';

interface NewPinProps {
  pin: string;
  onNoted: () => void;
}

/**
 * Shows a PIN until the user confirms having written it down, because it cannot be shown again. In its own chunk,
 * because clients never see it.
 */
export default function NewPin({ pin, onNoted }: NewPinProps) {
  const t = useTranslate();
  // Scroll to the top: the user submitted the form at its end.
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  useLeaveWarning();

  return (
    <div className="shell-pin">
      <Alert tone="warning" live title={t('pages.pinOnce')}>
        <p>{t('pages.pinNeeded')}</p>
      </Alert>
      <p className="shell-pin__digits" aria-label={t('pages.pinLabel')}>
        {pin}
      </p>
      <CopyButton text={pin}>{t('pages.pinCopy')}</CopyButton>
      <Button kind="primary" wide onClick={onNoted}>
        {t('pages.pinNoted')}
      </Button>
    </div>
  );
}
