import { useTranslate } from '@portal/i18n';
import { Button, EmptyState } from '@portal/ui-kit/core';

interface NothingYetProps {
  title: string;
  of: { isMissing: boolean; loadAgain: () => void };
}

/**
 * In the place of a record that is not there. One that could not be loaded looks the same (specification part 1, section 7), but
 * can be asked for again.
 */
export function NothingYet({ title, of: { isMissing, loadAgain } }: NothingYetProps) {
  const t = useTranslate();
  const again = isMissing ? <Button onClick={loadAgain}>{t('clients.detail.again')}</Button> : null;
  return <EmptyState title={title} action={again} />;
}
