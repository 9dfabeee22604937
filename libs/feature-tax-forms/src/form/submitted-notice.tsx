import { useState, type ReactNode } from 'react';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface SubmittedNoticeProps {
  /** When the form was submitted last; null: it never was. */
  submittedAt: string | null;
  isChanged: boolean;
  /** Goes back to what was submitted; false when it could not be done. */
  onDiscard: () => Promise<boolean>;
  /** What has changed since. */
  children: ReactNode;
}

/**
 * Above a form that was submitted: when, whether it was changed since, and the way back. It takes the same room before and
 * after a change, so that nothing moves under the field that is being typed in.
 */
export function SubmittedNotice({ submittedAt, isChanged, onDiscard, children }: SubmittedNoticeProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  if (!submittedAt) return null;

  const confirm = async (): Promise<void> => {
    const done = await onDiscard();
    setAsking(false);
    if (done) notify.success(t('intake.afterSubmit.discarded'));
    else notify.error(t('intake.afterSubmit.discardFailed'));
  };

  return (
    <Alert tone={isChanged ? 'warning' : 'info'}>
      <p>{t('intake.afterSubmit.submitted', { when: formatDateTime(submittedAt, locale) })}</p>
      {children}
      <Inline>
        <Button disabled={!isChanged} onClick={() => setAsking(true)}>
          {t('intake.afterSubmit.discard')}
        </Button>
      </Inline>
      <ConfirmModal
        open={asking}
        title={t('intake.afterSubmit.discardQuestion')}
        action={t('intake.afterSubmit.discard')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('intake.afterSubmit.discardExplain')}
      </ConfirmModal>
    </Alert>
  );
}
