import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert } from '@portal/ui-kit/core';

interface SubmittedNoticeProps {
  /** null if never submitted. */
  submittedAt: string | null;
  /** Names of the fields changed since the form was submitted. */
  changed: readonly string[];
}

/** Notice above a client's form: whether it was submitted, and which fields have changed since. */
export function SubmittedNotice({ submittedAt, changed }: SubmittedNoticeProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (!submittedAt) return <Alert>{t('clients.detail.draft')}</Alert>;
  return (
    <Alert tone={changed.length > 0 ? 'info' : 'success'}>
      <p>{t('clients.detail.submitted', { when: formatDateTime(submittedAt, locale) })}</p>
      <p>
        {changed.length > 0
          ? t('clients.detail.changedSince', { fields: changed.join(', ') })
          : t('clients.detail.unchanged')}
      </p>
    </Alert>
  );
}
