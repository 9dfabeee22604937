import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';

interface SelectionBarProps {
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  onClear: () => void;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** Number of selected rows and what to do with them; stays at the bottom of the window while the list scrolls. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTranslate();
  if (count === 0) return null;
  return (
    <div className="ui-selection" role="region" aria-label={t('table.selection')}>
      <strong role="status">{t('table.selected', { count })}</strong>
      <Button kind="text" onClick={onClear}>
        {t('table.clearSelection')}
      </Button>
      <div className="ui-selection__actions">{children}</div>
    </div>
  );
}
