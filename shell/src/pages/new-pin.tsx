import { useEffect } from 'react';
import { useWarningBeforeLeaving } from '@portal/data-access/warn-before-leaving';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';

interface NewPinProps {
  pin: string;
  onNoted: () => void;
}

/** Shows a PIN, which nobody can ever show again, until it is noted. A file of its own: clients never see it. */
export default function NewPin({ pin, onNoted }: NewPinProps) {
  const t = useTranslate();
  // It takes the place of a long form, which was sent from its foot.
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  useWarningBeforeLeaving();

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
