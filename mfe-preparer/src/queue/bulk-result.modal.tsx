import type { BulkMoveResult } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { Button, List } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';

export interface BulkResultProps {
  results: readonly BulkMoveResult[];
  /** Returns the client's name for a return. */
  nameOf: (id: string) => string;
  onRetry: (ids: readonly string[]) => unknown;
  onClose: () => void;
}

/** What became of each return of a bulk move. */
export default function BulkResult({ results, nameOf, onRetry, onClose }: BulkResultProps) {
  const t = useTranslate();
  const failed = results.filter(({ outcome }) => outcome !== 'moved');
  const why = ({ outcome, state }: BulkMoveResult): string =>
    outcome === 'wrong_state' && state
      ? t('queue.outcomes.wrong_state', { state: t(`returns.states.${state}`) })
      : t('queue.outcomes.not_found');
  return (
    <Modal
      open
      title={t('queue.results')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('queue.done')}</Button>
          <Button kind="primary" onClick={() => onRetry(failed.map(({ id }) => id))}>
            {t('queue.retry')}
          </Button>
        </>
      }
    >
      <p role="status">{t('queue.moved', { count: results.length - failed.length })}</p>
      <p>{t('queue.notMoved', { count: failed.length })}</p>
      <List>
        {failed.map((result) => (
          <li key={result.id}>
            <strong>{nameOf(result.id)}</strong>
            <span className="ui-muted">{why(result)}</span>
          </li>
        ))}
      </List>
    </Modal>
  );
}
