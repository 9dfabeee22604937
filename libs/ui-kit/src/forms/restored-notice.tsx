import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';
import { Alert, Inline } from '../core/layout';

/** Notice that a form contains restored unsaved text, with a button to show the saved values instead. */
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
