import { useState } from 'react';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { Button, Card, lazyWindow } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { DeadlineModalProps } from './deadline.modal';
import { useDeadlineWords } from './deadline-words';

const DeadlineModal = lazyWindow<DeadlineModalProps>(() =>
  import('./windows').then(({ DeadlineModal: Modal }) => ({ default: Modal })),
);

interface DeadlineCardProps extends Pick<DeadlineModalProps, 'save' | 'onStale'> {
  detail: ReturnDetail;
}

/** When the return is due and why: the law, an extension, or the office's own date. */
export function DeadlineCard({ detail, save, onStale }: DeadlineCardProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<FieldValues>();
  const sentencesOf = useDeadlineWords(detail.tax_year);
  return (
    <Card
      title={t('staffReturns.deadline.title')}
      extra={<Button onClick={() => setOpen(true)}>{t('staffReturns.deadline.change')}</Button>}
    >
      {sentencesOf(detail).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isOpen ? (
        <DeadlineModal
          detail={detail}
          save={save}
          draft={draft}
          onStale={onStale}
          onClose={(entered) => {
            setDraft(entered);
            setOpen(false);
          }}
        />
      ) : null}
    </Card>
  );
}
