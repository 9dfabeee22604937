import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { buttonClass } from '@portal/ui-kit/core';

/** A link on a prerendered page, a button in React. */
export type PageStep = { to: string } | { onPress: () => void };

interface DirectoryPagingProps {
  /** Rows on this page. */
  count: number;
  total: number;
  /** Absent on the first page. */
  first?: PageStep | undefined;
  /** Absent on the last page. */
  next?: PageStep | undefined;
}

/** The number of preparers, and links to the previous and next page. */
export function DirectoryPaging({ count, total, first, next }: DirectoryPagingProps) {
  const t = useTranslate();
  if (!first && !next) return null;
  return (
    <nav className="public-paging" aria-label={t('directory.pages')}>
      <p role="status">{t('directory.shown', { count, total })}</p>
      {first ? <Step step={first}>{t('directory.firstPage')}</Step> : null}
      {next ? <Step step={next}>{t('directory.nextPage')}</Step> : null}
    </nav>
  );
}

const Step = ({ step, children }: { step: PageStep; children: ReactNode }) =>
  'to' in step ? (
    <Link className={buttonClass()} to={step.to}>
      {children}
    </Link>
  ) : (
    <button type="button" className={buttonClass()} onClick={step.onPress}>
      {children}
    </button>
  );
