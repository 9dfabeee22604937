import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';

/** The wizard works without the link's choice. */
export function LinkFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert tone="warning" live title={t('generalIntake.linkFailed')}>
      <Button onClick={onRetry}>{t('core.tryAgain')}</Button>
    </Alert>
  );
}
