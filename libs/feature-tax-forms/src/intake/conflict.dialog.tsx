import type { Dispute } from '@portal/autosave';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { Modal } from '@portal/ui-kit/feedback';
import { fieldName, shownValue } from '../fields/field-text';

/** More than this nobody compares by eye. */
const most = 8;

interface ConflictDialogProps {
  open: boolean;
  /** What was changed both here and somewhere else. */
  disputes: readonly Dispute[];
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two windows changed the same fields: which of the two is to stay? */
export function ConflictDialog({ open, disputes, onMine, onTheirs, onLater }: ConflictDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const rest = disputes.length - most;
  return (
    <Modal
      open={open}
      title={t('intake.staleVersion')}
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
          title={fieldName(field, t)}
          items={[
            { key: 'mine', label: t('intake.conflict.here'), value: shownValue(field, mine, t, locale) },
            { key: 'theirs', label: t('intake.conflict.there'), value: shownValue(field, theirs, t, locale) },
          ]}
        />
      ))}
      {rest > 0 ? <p>{t('intake.conflict.more', { count: rest })}</p> : null}
    </Modal>
  );
}
