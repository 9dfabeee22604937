import { useState } from 'react';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { useDiscardIntakeChangesMutation } from '@portal/data-access/intake';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface SubmittedNoticeProps {
  record: IntakeForm;
  /** Shows what this makes of the record; false when it could not be made. */
  onReplace: (change: () => Promise<IntakeForm | null>) => Promise<boolean>;
}

/**
 * Above a form that was submitted: when, whether it was changed since, and the way back. It takes the same room before and
 * after a change, so that nothing moves under the field that is being typed in.
 */
export function SubmittedNotice({ record, onReplace }: SubmittedNoticeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [discard, { isLoading }] = useDiscardIntakeChangesMutation();
  const { id, submitted, submitted_at, has_unsubmitted_changes: isChanged } = record;
  if (!submitted || !submitted_at) return null;

  const confirm = async (): Promise<void> => {
    const done = await onReplace(async () => (await discard({ id })).data ?? null);
    setAsking(false);
    if (done) notify.success(t('intake.afterSubmit.discarded'));
    else notify.error(t('intake.afterSubmit.discardFailed'));
  };

  return (
    <Alert tone={isChanged ? 'warning' : 'info'}>
      <p>{t('intake.afterSubmit.submitted', { when: formatDateTime(submitted_at, locale) })}</p>
      <p>{isChanged ? t('intake.afterSubmit.changed') : t('intake.afterSubmit.unchanged')}</p>
      <Inline>
        <Button disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('intake.afterSubmit.discard')}
        </Button>
      </Inline>
      <ConfirmModal
        open={asking}
        title={t('intake.afterSubmit.discardQuestion')}
        action={t('intake.afterSubmit.discard')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {t('intake.afterSubmit.discardExplain')}
      </ConfirmModal>
    </Alert>
  );
}
