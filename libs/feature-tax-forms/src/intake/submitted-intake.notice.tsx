import { useTranslate } from '@portal/i18n';
import { useDiscardIntakeChangesMutation, useIntakeHistoryQuery } from '@portal/data-access/intake';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { SubmittedNotice } from '../form/submitted-notice';
import { countChangedAnswers } from './changed-answers';

interface SubmittedIntakeNoticeProps {
  record: IntakeForm;
  /** Shows what this makes of the record; false when it could not be made. */
  onReplace: (change: () => Promise<IntakeForm | null>) => Promise<boolean>;
}

/** Above an intake form that was submitted. */
export function SubmittedIntakeNotice({ record, onReplace }: SubmittedIntakeNoticeProps) {
  const [discard] = useDiscardIntakeChangesMutation();
  const { id, submitted_at, has_unsubmitted_changes: isChanged } = record;
  return (
    <SubmittedNotice
      submittedAt={submitted_at}
      isChanged={isChanged}
      onDiscard={() => onReplace(async () => (await discard({ id })).data ?? null)}
    >
      <Changes record={record} />
    </SubmittedNotice>
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
