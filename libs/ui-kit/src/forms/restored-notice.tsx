import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';
import { Alert, Inline } from '../core/layout';

/** Says that a form shows what was typed before and not saved, and offers what is saved in its place. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => {
  const t = useTranslate();
  return (
    <Alert title={t('forms.restored')}>
      <Inline>
        <Button onClick={onDiscard}>{t('forms.discardRestored')}</Button>
      </Inline>
    </Alert>
  );
};
