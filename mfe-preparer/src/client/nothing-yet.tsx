import { useTranslate } from '@portal/i18n';
import { Button, EmptyState } from '@portal/ui-kit/core';

interface NothingYetProps {
  title: string;
  of: { isMissing: boolean; loadAgain: () => void };
}

/**
 * Placeholder for missing data. Data that failed to load looks the same (specification part 1, section 7), but can be
 * retried.
 */
export function NothingYet({ title, of: { isMissing, loadAgain } }: NothingYetProps) {
  const t = useTranslate();
  const again = isMissing ? <Button onClick={loadAgain}>{t('clients.detail.again')}</Button> : null;
  return <EmptyState title={title} action={again} />;
}
