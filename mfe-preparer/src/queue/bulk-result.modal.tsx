import { useTranslate } from '@portal/i18n';
import { Button, List } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';

/** What became of each return of a bulk action. */
export interface BulkSummary {
  /** How many succeeded, as a sentence. */
  done: string;
  /** How many failed, as a sentence that introduces their list. */
  notDone: string;
  failed: readonly { id: string; why: string }[];
}

export interface BulkResultProps extends BulkSummary {
  /** Returns the client's name for a return. */
  nameOf: (id: string) => string;
  onRetry: (ids: readonly string[]) => unknown;
  onClose: () => void;
}

/** Lists the returns for which a bulk action failed, and why. */
export default function BulkResult({ done, notDone, failed, nameOf, onRetry, onClose }: BulkResultProps) {
  const t = useTranslate();
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
      <p role="status">{done}</p>
      <p>{notDone}</p>
      <List>
        {failed.map(({ id, why }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            <span className="ui-muted">{why}</span>
          </li>
        ))}
      </List>
    </Modal>
  );
}
