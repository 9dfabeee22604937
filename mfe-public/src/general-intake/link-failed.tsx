import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';

/** Notice that the preparer or office of the link could not be loaded; the wizard works without them. */
export function LinkFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Alert tone="warning" live title={t('intakeWizard.linkFailed')}>
      <Button onClick={onRetry}>{t('core.tryAgain')}</Button>
    </Alert>
  );
}
