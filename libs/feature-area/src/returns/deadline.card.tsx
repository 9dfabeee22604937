import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Button, Card, lazyWindow } from '@portal/ui-kit/core';
import { PastDueChip } from './chips';
import type { DeadlineModalProps } from './deadline.modal';
import { useDeadlineWords } from './deadline-words';
import { useFactsWindow } from './use-facts-window';

const DeadlineModal = lazyWindow<DeadlineModalProps>(() =>
  import('./windows').then(({ DeadlineModal: Modal }) => ({ default: Modal })),
);

interface DeadlineCardProps extends Pick<DeadlineModalProps, 'detail' | 'onStale'> {
  save: DeadlineModalProps['send'];
}

/** When the return is due and why: the law, an extension, or the office's own date. */
export function DeadlineCard({ detail, save, onStale }: DeadlineCardProps) {
  const t = useTranslate();
  const { isOpen: isSeasonOpen } = useSeason();
  const window = useFactsWindow();
  const sentencesOf = useDeadlineWords(detail.tax_year);
  return (
    <Card
      title={t('staffReturns.deadline.title')}
      extra={isSeasonOpen ? <Button onClick={window.open}>{t('staffReturns.deadline.change')}</Button> : null}
    >
      {sentencesOf(detail).map((sentence, at) => (
        <p key={sentence}>
          {sentence} {at === 0 ? <PastDueChip row={detail} /> : null}
        </p>
      ))}
      {window.isOpen ? <DeadlineModal detail={detail} send={save} onStale={onStale} {...window.props} /> : null}
    </Card>
  );
}
