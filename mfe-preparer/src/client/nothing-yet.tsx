import { useTranslate } from '@portal/i18n';
import { Button, EmptyState } from '@portal/ui-kit/core';

interface NothingYetProps {
  title: string;
  of: { isMissing: boolean; loadAgain: () => void };
}

/**
 * Placeholder for missing data. Also shown when loading fails (specification part 1, section 7), with a way to retry.
 */
export function NothingYet({ title, of: { isMissing, loadAgain } }: NothingYetProps) {
  const t = useTranslate();
  const again = isMissing ? <Button onClick={loadAgain}>{t('clients.detail.again')}</Button> : null;
  return <EmptyState title={title} action={again} />;
}
