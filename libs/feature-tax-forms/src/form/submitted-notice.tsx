import { useState } from 'react';
import { leavesOf, sameValue, valueAt } from '@portal/drafts/autosave';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, lazyWindow, notify } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { DiscardDialogProps } from './discard.dialog';
import type { TaxFormDefinition } from './tax-form.definition';

const DiscardDialog = lazyWindow<DiscardDialogProps>(() => import('./discard.dialog'));

interface SubmittedNoticeProps<Body extends object> {
  definition: Pick<TaxFormDefinition<Body>, 'toValues'>;
  record: Body & { submitted_at: string | null; has_unsubmitted_changes: boolean };
  /** Submitted versions, if known. */
  versions: readonly { submitted_at: string; form: Body }[] | undefined;
  /** Reverts to the submitted version; returns false if that failed. */
  onDiscard: () => Promise<boolean>;
}

/**
 * Shown above a submitted form: when it was submitted, how much has changed since, and a way to revert. Its height is
 * constant, so that the field being typed in does not move.
 */
export function SubmittedNotice<Body extends object>({
  definition,
  record,
  versions,
  onDiscard,
}: SubmittedNoticeProps<Body>) {
  const t = useTranslate();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { submitted_at: submittedAt, has_unsubmitted_changes: isChanged } = record;
  if (!submittedAt) return null;

  const submitted = versions?.find((version) => version.submitted_at === submittedAt)?.form;
  const count = submitted ? countChanges(definition.toValues(record), definition.toValues(submitted)) : 0;
  const changed = count > 0 ? t('intake.afterSubmit.changedCount', { count }) : t('intake.afterSubmit.changed');

  const confirm = async (): Promise<void> => {
    const done = await onDiscard();
    setAsking(false);
    if (done) notify.success(t('intake.afterSubmit.discarded'));
    else notify.error(t('intake.afterSubmit.discardFailed'));
  };

  return (
    <Alert tone={isChanged ? 'warning' : 'info'}>
      <p>{t('intake.afterSubmit.submitted', { when: formatDateTime(submittedAt, locale) })}</p>
      <div className="tax-reserve">
        <p role="status">{isChanged ? changed : t('intake.afterSubmit.unchanged')}</p>
        {/* Reserves space for the longest sentence, even while nothing has changed. */}
        <p aria-hidden="true">{t('intake.afterSubmit.changedCount', { count: 99 })}</p>
      </div>
      <Inline>
        <Button disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('intake.afterSubmit.discard')}
        </Button>
      </Inline>
      {asking ? <DiscardDialog onConfirm={confirm} onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
}

/** Counts the answers that differ between two forms. */
function countChanges(one: FieldValues, other: FieldValues): number {
  const paths = new Set([one, other].flatMap((side) => leavesOf(side).map(([path]) => path)));
  return [...paths].filter((path) => !path.endsWith('.key') && !sameValue(valueAt(one, path), valueAt(other, path)))
    .length;
}
