import { useTranslate } from '@portal/i18n';
import { Alert } from '@portal/ui-kit/core';

/** Names the chosen files that were not sent: too large ones, which block their batch, and empty ones. */
export function RejectedFiles({ tooLarge, empty }: { tooLarge: readonly string[]; empty: readonly string[] }) {
  const t = useTranslate();
  return (
    <>
      {tooLarge.length > 0 ? (
        <Alert tone="error" live title={t('documents.upload.batchTooLarge')}>
          <p>{t('documents.upload.tooLargeFiles', { names: tooLarge.join(', ') })}</p>
        </Alert>
      ) : null}
      {empty.length > 0 ? (
        <Alert tone="error" live>
          <p>{t('documents.upload.emptyFiles', { names: empty.join(', ') })}</p>
        </Alert>
      ) : null}
    </>
  );
}
