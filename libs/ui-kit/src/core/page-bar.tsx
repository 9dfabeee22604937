import type { ReactNode } from 'react';
import { useLocale } from '@portal/i18n';
import { intlLocales } from '@portal/domain/i18n/locales';

interface PageBarProps {
  title: ReactNode;
  /** 2 for a part of a page that has its own `h1`. */
  level?: 1 | 2;
  /** Number of entries of the list below. */
  count?: number | undefined;
  filters?: ReactNode;
  search?: ReactNode;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
}

/** Head of a staff page or of one of its parts, in one row: title, count, filters, search, actions. */
export function PageBar({ title, level = 1, count, filters, search, actions }: PageBarProps) {
  const locale = useLocale();
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className="ui-bar">
      <div className="ui-bar__title">
        <Title tabIndex={level === 1 ? -1 : undefined}>{title}</Title>
        {count === undefined ? null : (
          <span className="ui-bar__count">{new Intl.NumberFormat(intlLocales[locale]).format(count)}</span>
        )}
      </div>
      {filters ? <div className="ui-bar__filters">{filters}</div> : null}
      {search || actions ? (
        <div className="ui-bar__end">
          {search}
          {actions}
        </div>
      ) : null}
    </header>
  );
}

/** Layout of a staff page: its bar, and content over the full width. */
export const StaffPage = ({ children, ...bar }: Omit<PageBarProps, 'level'> & { children: ReactNode }) => (
  <div className="ui-page">
    <PageBar {...bar} />
    <div className="ui-page__body">{children}</div>
  </div>
);
