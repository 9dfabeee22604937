import type { Dispute } from '@portal/autosave';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { Modal } from '@portal/ui-kit/feedback';

/** More than this nobody compares by eye. */
const most = 8;

interface ConflictDialogProps {
  open: boolean;
  /** What was changed both here and somewhere else. */
  disputes: readonly Dispute[];
  /** A field in words, and a value of it. */
  nameOf: (path: string) => string;
  shown: (path: string, value: unknown) => string;
  /** That the record was changed somewhere else. */
  title: string;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two windows changed the same fields: which of the two is to stay? */
export function ConflictDialog({
  open,
  disputes,
  nameOf,
  shown,
  title,
  onMine,
  onTheirs,
  onLater,
}: ConflictDialogProps) {
  const t = useTranslate();
  const rest = disputes.length - most;
  return (
    <Modal
      open={open}
      title={title}
      onClose={onLater}
      footer={
        <>
          <Button kind="text" onClick={onLater}>
            {t('intake.conflict.later')}
          </Button>
          <Button onClick={onTheirs}>{t('intake.takeTheirs')}</Button>
          <Button kind="primary" onClick={onMine}>
            {t('intake.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('intake.conflict.explain')}</p>
      {disputes.slice(0, most).map(({ field, mine, theirs }) => (
        <Descriptions
          key={field}
          title={nameOf(field)}
          items={[
            { key: 'mine', label: t('intake.conflict.here'), value: shown(field, mine) },
            { key: 'theirs', label: t('intake.conflict.there'), value: shown(field, theirs) },
          ]}
        />
      ))}
      {rest > 0 ? <p>{t('intake.conflict.more', { count: rest })}</p> : null}
    </Modal>
  );
}
