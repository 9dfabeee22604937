import { Link } from 'react-router-dom';
import type { SeasonWaiting } from '@portal/domain/returns/returns.dto';
import { useTranslate } from '@portal/i18n';
import { Button, List, MutedText } from '@portal/ui-kit/core';

interface NothingWaitsProps {
  /** Other open seasons in which something waits. */
  others: readonly SeasonWaiting[];
  onShowAll: () => void;
}

/**
 * What to do when nothing waits in this season. The office works on last year's late returns after it has opened the
 * next season, so the others come first.
 */
export function NothingWaits({ others, onShowAll }: NothingWaitsProps) {
  const t = useTranslate();
  return (
    <>
      {others.length === 0 ? (
        <MutedText>{t('queue.emptyAbout')}</MutedText>
      ) : (
        <List>
          {others.map(({ tax_year, office }) => (
            <li key={tax_year}>
              <Link to={{ search: `year=${tax_year}` }}>
                {t('queue.elsewhere', { count: office, year: String(tax_year) })}
              </Link>
            </li>
          ))}
        </List>
      )}
      <Button onClick={onShowAll}>{t('queue.showAll')}</Button>
    </>
  );
}
