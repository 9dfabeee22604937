import { useDocumentUsageQuery } from '@portal/data-access/documents';
import { documentLimits, megabyte } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { Alert } from '@portal/ui-kit/core';

/** Shows how much of the quota a client has used, once most of it is used. */
export function UsageNote() {
  const t = useTranslate();
  const { data } = useDocumentUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { files, bytes, most_files, most_bytes } = data;
  const share = Math.max(files / most_files, bytes / most_bytes);
  if (share < documentLimits.usageShown) return null;
  const used = Math.ceil(bytes / megabyte);
  return (
    <Alert tone="warning">
      {t('documents.usage', { used, most: Math.floor(most_bytes / megabyte), files, mostFiles: most_files })}
    </Alert>
  );
}
