import type { Dispute } from '@portal/drafts/autosave';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { Modal } from '@portal/ui-kit/feedback';

/** Maximum number of conflicts that a user can compare by eye. */
const maxCompared = 8;

export interface ConflictDialogProps {
  /** Fields changed both here and elsewhere. */
  disputes: readonly Dispute[];
  /** Returns a field's name; `shown` formats its value. */
  nameOf: (path: string) => string;
  shown: (path: string, value: unknown) => string;
  /** Message that the record was changed elsewhere. */
  title: string;
  onMine: () => void;
  onTheirs: () => void;
  /** Postpones the decision. */
  onClose: () => void;
}

/** Asks which version to keep if two tabs changed the same fields (conflict). */
export default function ConflictDialog({
  disputes,
  nameOf,
  shown,
  title,
  onMine,
  onTheirs,
  onClose,
}: ConflictDialogProps) {
  const t = useTranslate();
  const rest = disputes.length - maxCompared;
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button kind="text" onClick={onClose}>
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
      {disputes.slice(0, maxCompared).map(({ field, mine, theirs }) => (
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
