import { useState } from 'react';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { useDiscardIntakeChangesMutation, useIntakeHistoryQuery } from '@portal/data-access/intake';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';
import { countChangedAnswers } from './changed-answers';

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
      <Changes record={record} />
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

/** How many answers have changed; the longest sentence keeps its room also while nothing has. */
function Changes({ record }: { record: IntakeForm }) {
  const t = useTranslate();
  const { id, submitted_at, has_unsubmitted_changes: isChanged } = record;
  const { data: versions } = useIntakeHistoryQuery({ id });
  const last = versions?.find((version) => version.submitted_at === submitted_at);
  const count = last ? countChangedAnswers(record, last.form) : 0;
  const changed = count > 0 ? t('intake.afterSubmit.changedCount', { count }) : t('intake.afterSubmit.changed');
  return (
    <div className="tax-reserve">
      <p role="status">{isChanged ? changed : t('intake.afterSubmit.unchanged')}</p>
      <p aria-hidden="true">{t('intake.afterSubmit.changedCount', { count: 99 })}</p>
    </div>
  );
}
